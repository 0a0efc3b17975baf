#pragma once

// What UIKit's dynamics ask of a physics engine: a table of functions, which a library of its own fills (CDynamicsWorld, on Box2D). It is
// loaded when the first animator gets an item. Lengths are points, angles radians, forces and torques UIKit's: 1 moves a
// body of 100 by 100 points and density 1 by 100 points a second, each second. Every number must be finite, which the caller looks after.
// Nothing calls back: contacts lie in a list after a step.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cdynamics_world cdynamics_world;
typedef struct cdynamics_body cdynamics_body;
typedef struct cdynamics_joint cdynamics_joint;

enum { cdynamics_static = 0, cdynamics_dynamic = 1, cdynamics_moving = 2 };

/// Two bodies that came together or came apart, by the numbers that they were made with, and the group that lets them collide.
typedef struct {
    uint64_t a, b;
    float x, y;
    uint32_t group;
    int32_t begins;
} cdynamics_contact;

typedef struct {
    float x, y, angle, velocityX, velocityY, angularVelocity, mass, inertia;
    int32_t isAwake;
} cdynamics_state;

typedef struct {
    float density, friction, elasticity, resistance, angularResistance;
    int32_t allowsRotation, isAnchored;
} cdynamics_material;

/// What acts on a body in every step: an acceleration in points, a force and a torque, and a place that it is drawn to.
typedef struct {
    float accelerationX, accelerationY, forceX, forceY, torque;
    float snapX, snapY, snapFrequency, snapDamping;
} cdynamics_drive;

typedef struct {
    cdynamics_world *(*world_create)(void);
    void (*world_destroy)(cdynamics_world *world);
    /// `count` steps of `seconds` each.
    void (*world_step)(cdynamics_world *world, float seconds, int count);
    /// The contacts since the last call, in order, which stay in place until the next step.
    size_t (*world_contacts)(cdynamics_world *world, const cdynamics_contact **contacts);

    cdynamics_body *(*body_create)(cdynamics_world *world, uint64_t number, int kind, float x, float y, float angle);
    void (*body_destroy)(cdynamics_world *world, cdynamics_body *body);
    /// Convex, of 3 to 8 corners, about the body's centre; 0 where it has no area.
    int (*body_add_polygon)(cdynamics_body *body, const float *points, int count);
    void (*body_add_circle)(cdynamics_body *body, float x, float y, float radius);
    /// Stops from both sides.
    int (*body_add_segments)(cdynamics_body *body, const float *points, int count, int isLoop);
    void (*body_remove_shapes)(cdynamics_body *body);
    /// Groups in ascending order: two items collide that share a group of items, an item and a boundary that share one of boundaries.
    void (*body_set_groups)(cdynamics_body *body, int isBoundary, const uint32_t *items, int itemCount, const uint32_t *boundaries,
                            int boundaryCount);
    void (*body_set_material)(cdynamics_body *body, cdynamics_material material);
    void (*body_set_drive)(cdynamics_body *body, cdynamics_drive drive);
    void (*body_set_place)(cdynamics_body *body, float x, float y, float angle);
    void (*body_set_velocity)(cdynamics_body *body, float x, float y, float angular);
    /// A moving body's way: it comes to the place in `steps` steps, which take `seconds` together, and stands there afterwards.
    void (*body_move)(cdynamics_body *body, float x, float y, float seconds, int steps);
    void (*body_wake)(cdynamics_body *body);
    /// A force for the next step alone.
    void (*body_force)(cdynamics_body *body, float x, float y);
    /// At a point of the world.
    void (*body_impulse)(cdynamics_body *body, float x, float y, float atX, float atY);
    cdynamics_state (*body_state)(const cdynamics_body *body);

    /// A rod between two points of the world; a spring where the frequency isn't 0.
    cdynamics_joint *(*joint_rod)(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float aX, float aY, float bX, float bY);
    void (*rod_set)(cdynamics_joint *joint, float length, float frequency, float damping);
    cdynamics_joint *(*joint_rope)(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float aX, float aY, float bX, float bY);
    void (*rope_set)(cdynamics_joint *joint, float length);
    /// Holds a point of `b` at a point of `a`, which both turn about.
    cdynamics_joint *(*joint_pin)(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y, float bX, float bY);
    void (*pin_set)(cdynamics_joint *joint, int hasLimits, float lower, float upper, float friction);
    /// No motion between the two; an elastic angle where the frequency isn't 0.
    cdynamics_joint *(*joint_weld)(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y);
    void (*weld_set)(cdynamics_joint *joint, float frequency, float damping);
    cdynamics_joint *(*joint_slide)(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y, float axisX,
                                    float axisY);
    void (*slide_set)(cdynamics_joint *joint, int hasLimits, float lower, float upper, float friction);
    void (*joint_destroy)(cdynamics_world *world, cdynamics_joint *joint);
} cdynamics_functions;

/// The library's one symbol, "cdynamics_table".
typedef const cdynamics_functions *(*cdynamics_table_function)(void);

#ifdef __cplusplus
}
#endif
