#pragma once

// UIKit's physics on Box2D: libPorticoDynamics.so, which nothing links.

#include "CDynamics.h"

#ifdef __cplusplus
extern "C" {
#endif

const cdynamics_functions *cdynamics_table(void);

#ifdef __cplusplus
}
#endif
