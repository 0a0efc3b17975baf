#pragma once

// What SpriteKit has in C: Box2D's world behind plain functions, and the painting of particles. Lengths are metres. A handle is null where
// Box2D refuses a shape; every number must be finite, which the caller looks after. Nothing calls back: contacts lie in a list after a step.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct csprites_world csprites_world;
typedef struct csprites_body csprites_body;
typedef struct csprites_joint csprites_joint;

/// A pair of bodies that came together or came apart in a step, by the numbers that they were made with.
typedef struct {
    uint64_t a, b;
    float x, y, normalX, normalY, impulse;
    int32_t begins;
} csprites_contact;

typedef struct {
    uint32_t category, collision, contact;
} csprites_masks;

typedef struct {
    float x, y, angle, velocityX, velocityY, angularVelocity;
    int32_t isAwake;
} csprites_state;

csprites_world *csprites_world_create(void);
void csprites_world_destroy(csprites_world *world);
void csprites_world_set_gravity(csprites_world *world, float x, float y);
/// One step, in which forces that were applied act; `keepsForces` leaves them for the next step of the same frame.
void csprites_world_step(csprites_world *world, float seconds, int keepsForces);
/// The contacts since the last call, which stay in place until the next step.
size_t csprites_world_contacts(csprites_world *world, const csprites_contact **contacts);

csprites_body *csprites_body_create(csprites_world *world, uint64_t number, int isDynamic, float x, float y, float angle);
void csprites_body_destroy(csprites_world *world, csprites_body *body);
/// Polygons are convex, of 3 to 8 corners.
int csprites_body_add_polygon(csprites_body *body, const float *points, int count);
void csprites_body_add_circle(csprites_body *body, float x, float y, float radius);
int csprites_body_add_chain(csprites_body *body, const float *points, int count, int isLoop);
void csprites_body_remove_shapes(csprites_body *body);
void csprites_body_set_material(csprites_body *body, float friction, float restitution);
void csprites_body_set_masks(csprites_body *body, csprites_masks masks);
void csprites_body_set_dynamic(csprites_body *body, int isDynamic, int allowsRotation, int isBullet, float gravityScale);
void csprites_body_set_damping(csprites_body *body, float linear, float angular);
void csprites_body_set_mass(csprites_body *body, float mass);
void csprites_body_set_place(csprites_body *body, float x, float y, float angle);
void csprites_body_set_velocity(csprites_body *body, float x, float y, float angular);
void csprites_body_set_awake(csprites_body *body, int isAwake);
void csprites_body_push(csprites_body *body, float x, float y, float torque, int isImpulse);
void csprites_body_push_at(csprites_body *body, float x, float y, float atX, float atY, int isImpulse);
csprites_state csprites_body_state(const csprites_body *body);
/// The numbers of the bodies that touch it, at most `room` of them; the answer is how many there are.
size_t csprites_body_touching(csprites_body *body, uint64_t *numbers, size_t room);

csprites_joint *csprites_pin(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y);
void csprites_pin_set(csprites_joint *joint, int hasLimits, float lower, float upper, float friction, float speed);
csprites_joint *csprites_weld(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y);
csprites_joint *csprites_slide(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y, float axisX, float axisY);
void csprites_slide_set(csprites_joint *joint, int hasLimits, float lower, float upper);
csprites_joint *csprites_spring(csprites_world *world, csprites_body *a, csprites_body *b, float aX, float aY, float bX, float bY);
void csprites_spring_set(csprites_joint *joint, float frequency, float damping);
csprites_joint *csprites_limit(csprites_world *world, csprites_body *a, csprites_body *b, float aX, float aY, float bX, float bY);
void csprites_limit_set(csprites_joint *joint, float length);
void csprites_joint_destroy(csprites_world *world, csprites_joint *joint);
void csprites_joint_reaction(const csprites_joint *joint, float step, float *force, float *torque);

/// The bodies over a point, by number, at most `room`.
size_t csprites_world_at(csprites_world *world, float x, float y, uint64_t *numbers, size_t room);
/// The bodies whose bounds meet a rectangle.
size_t csprites_world_in(csprites_world *world, float x, float y, float width, float height, uint64_t *numbers, size_t room);
/// Where a ray meets bodies, nearest first: six numbers each (fraction, x, y, normal x, normal y, 0) beside the body's number.
size_t csprites_world_ray(csprites_world *world, float x, float y, float toX, float toY, uint64_t *numbers, float *hits, size_t room);

/// Pixels: blue, green, red, alpha, multiplied by alpha.
typedef struct {
    uint8_t *pixels;
    int32_t width, height;
    ptrdiff_t rowBytes;
} csprites_surface;

/// One particle: its middle in the surface's pixels, half of the picture's sides there, its turn, and a colour whose parts go from 0 to 1.
typedef struct {
    float x, y, halfWidth, halfHeight, angle;
    float red, green, blue, blend, alpha;
} csprites_particle;

/// Paints particles with a picture, or white squares without one. Mode 0 lays them over what is there, 1 adds their light (their alpha
/// becomes nothing, so that what is below shines through).
void csprites_paint(csprites_surface surface, csprites_surface picture, const csprites_particle *particles, size_t count, int mode);

#ifdef __cplusplus
}
#endif
