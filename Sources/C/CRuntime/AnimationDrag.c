#include "CRuntime.h"

float UIAnimationDragCoefficient(void) { return 1; }
