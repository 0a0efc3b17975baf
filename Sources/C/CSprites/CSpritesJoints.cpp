#include "CSpritesWorld.h"

#include <algorithm>

static csprites_joint *make(csprites_world *world, b2JointDef *definition) {
    return reinterpret_cast<csprites_joint *>(world->world.CreateJoint(definition));
}
template <typename Kind> static Kind *as(csprites_joint *joint) { return static_cast<Kind *>(reinterpret_cast<b2Joint *>(joint)); }

extern "C" {

csprites_joint *csprites_pin(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y) {
    b2RevoluteJointDef definition;
    definition.Initialize(a->body, b->body, b2Vec2(x, y));
    return make(world, &definition);
}
void csprites_pin_set(csprites_joint *joint, int hasLimits, float lower, float upper, float friction, float speed) {
    b2RevoluteJoint *pin = as<b2RevoluteJoint>(joint);
    pin->SetLimits(std::min(lower, upper), std::max(lower, upper));
    pin->EnableLimit(hasLimits);
    // A motor that holds still is friction.
    pin->EnableMotor(friction > 0 || speed != 0);
    pin->SetMotorSpeed(speed);
    pin->SetMaxMotorTorque(speed != 0 ? std::max(friction, 1e4f) : friction);
}

csprites_joint *csprites_weld(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y) {
    b2WeldJointDef definition;
    definition.Initialize(a->body, b->body, b2Vec2(x, y));
    return make(world, &definition);
}

csprites_joint *csprites_slide(csprites_world *world, csprites_body *a, csprites_body *b, float x, float y, float axisX, float axisY) {
    b2Vec2 axis(axisX, axisY);
    if (axis.Normalize() < b2_epsilon) axis.Set(1, 0);
    b2PrismaticJointDef definition;
    definition.Initialize(a->body, b->body, b2Vec2(x, y), axis);
    return make(world, &definition);
}
void csprites_slide_set(csprites_joint *joint, int hasLimits, float lower, float upper) {
    as<b2PrismaticJoint>(joint)->SetLimits(std::min(lower, upper), std::max(lower, upper));
    as<b2PrismaticJoint>(joint)->EnableLimit(hasLimits);
}

csprites_joint *csprites_spring(csprites_world *world, csprites_body *a, csprites_body *b, float aX, float aY, float bX, float bY) {
    b2DistanceJointDef definition;
    definition.Initialize(a->body, b->body, b2Vec2(aX, aY), b2Vec2(bX, bY));
    definition.collideConnected = true;
    return make(world, &definition);
}
void csprites_spring_set(csprites_joint *joint, float frequency, float damping) {
    b2DistanceJoint *spring = as<b2DistanceJoint>(joint);
    float stiffness = 0, strength = 0;
    if (frequency > 0) {
        b2LinearStiffness(stiffness, strength, frequency, damping, spring->GetBodyA(), spring->GetBodyB());
        spring->SetMinLength(0);
        spring->SetMaxLength(b2_maxFloat);
    } else {
        spring->SetMinLength(spring->GetLength());
        spring->SetMaxLength(spring->GetLength());
    }
    spring->SetStiffness(stiffness);
    spring->SetDamping(strength);
}

csprites_joint *csprites_limit(csprites_world *world, csprites_body *a, csprites_body *b, float aX, float aY, float bX, float bY) {
    b2DistanceJointDef definition;
    definition.Initialize(a->body, b->body, b2Vec2(aX, aY), b2Vec2(bX, bY));
    definition.minLength = 0;
    definition.collideConnected = true;
    return make(world, &definition);
}
void csprites_limit_set(csprites_joint *joint, float length) { as<b2DistanceJoint>(joint)->SetMaxLength(length); }

void csprites_joint_destroy(csprites_world *world, csprites_joint *joint) { world->world.DestroyJoint(as<b2Joint>(joint)); }

void csprites_joint_reaction(const csprites_joint *joint, float step, float *force, float *torque) {
    const b2Joint *known = reinterpret_cast<const b2Joint *>(joint);
    b2Vec2 found = known->GetReactionForce(1 / step);
    force[0] = found.x;
    force[1] = found.y;
    *torque = known->GetReactionTorque(1 / step);
}
}
