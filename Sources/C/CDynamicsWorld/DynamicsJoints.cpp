#include "DynamicsWorld.h"

#include <algorithm>

static cdynamics_joint *make(cdynamics_world *world, b2JointDef *definition) {
    return reinterpret_cast<cdynamics_joint *>(world->world.CreateJoint(definition));
}
template <typename Kind> static Kind *as(cdynamics_joint *joint) { return static_cast<Kind *>(reinterpret_cast<b2Joint *>(joint)); }

static void wakeBoth(b2Joint *joint) {
    joint->GetBodyA()->SetAwake(true);
    joint->GetBodyB()->SetAwake(true);
}

// Items that are attached to each other collide where a collision behaviour has both.
static cdynamics_joint *makeRod(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float aX, float aY, float bX, float bY) {
    b2DistanceJointDef definition;
    definition.Initialize(a->body, b->body, metres(aX, aY), metres(bX, bY));
    definition.collideConnected = true;
    return make(world, &definition);
}

static void setRod(cdynamics_joint *joint, float length, float frequency, float damping) {
    b2DistanceJoint *rod = as<b2DistanceJoint>(joint);
    float stiffness = 0, strength = 0;
    length = b2Max(length / pointsPerMetre, b2_linearSlop);
    if (frequency > 0) {
        b2LinearStiffness(stiffness, strength, frequency, damping, rod->GetBodyA(), rod->GetBodyB());
        // The engine takes a spring's force at the step's end, which damps it by a step's stiffness: nearly all of that is taken back,
        // unless the spring is so stiff that it needs it.
        if (frequency < 60) strength -= 0.96f * shortestStep * stiffness;
        rod->SetMinLength(0);
        rod->SetMaxLength(b2_maxFloat);
        rod->SetLength(length);
    } else {
        // In this order: each is held between the others.
        rod->SetMinLength(0);
        rod->SetMaxLength(b2_maxFloat);
        rod->SetLength(length);
        rod->SetMinLength(length);
        rod->SetMaxLength(length);
    }
    rod->SetStiffness(stiffness);
    rod->SetDamping(strength);
    wakeBoth(rod);
}

static cdynamics_joint *makeRope(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float aX, float aY, float bX, float bY) {
    b2DistanceJointDef definition;
    definition.Initialize(a->body, b->body, metres(aX, aY), metres(bX, bY));
    definition.minLength = 0;
    definition.collideConnected = true;
    return make(world, &definition);
}

static void setRope(cdynamics_joint *joint, float length) {
    as<b2DistanceJoint>(joint)->SetMaxLength(b2Max(length / pointsPerMetre, b2_linearSlop));
    wakeBoth(as<b2Joint>(joint));
}

static cdynamics_joint *makePin(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y, float bX, float bY) {
    b2RevoluteJointDef definition;
    definition.Initialize(a->body, b->body, metres(x, y));
    definition.localAnchorB = b->body->GetLocalPoint(metres(bX, bY));
    definition.collideConnected = true;
    return make(world, &definition);
}

static void setPin(cdynamics_joint *joint, int hasLimits, float lower, float upper, float friction) {
    b2RevoluteJoint *pin = as<b2RevoluteJoint>(joint);
    pin->SetLimits(std::min(lower, upper), std::max(lower, upper));
    pin->EnableLimit(hasLimits);
    // A motor that holds still is friction.
    pin->EnableMotor(friction > 0);
    pin->SetMotorSpeed(0);
    pin->SetMaxMotorTorque(friction * torqueScale);
    wakeBoth(pin);
}

static cdynamics_joint *makeWeld(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y) {
    b2WeldJointDef definition;
    definition.Initialize(a->body, b->body, metres(x, y));
    definition.collideConnected = true;
    return make(world, &definition);
}

static void setWeld(cdynamics_joint *joint, float frequency, float damping) {
    b2WeldJoint *weld = as<b2WeldJoint>(joint);
    float stiffness = 0, strength = 0;
    if (frequency > 0) b2AngularStiffness(stiffness, strength, frequency, damping, weld->GetBodyA(), weld->GetBodyB());
    weld->SetStiffness(stiffness);
    weld->SetDamping(strength);
    wakeBoth(weld);
}

static cdynamics_joint *makeSlide(cdynamics_world *world, cdynamics_body *a, cdynamics_body *b, float x, float y, float axisX,
                                  float axisY) {
    b2Vec2 axis(axisX, axisY);
    if (axis.Normalize() < b2_epsilon) axis.Set(1, 0);
    b2PrismaticJointDef definition;
    definition.Initialize(a->body, b->body, metres(x, y), axis);
    definition.collideConnected = true;
    return make(world, &definition);
}

static void setSlide(cdynamics_joint *joint, int hasLimits, float lower, float upper, float friction) {
    b2PrismaticJoint *slide = as<b2PrismaticJoint>(joint);
    slide->SetLimits(std::min(lower, upper) / pointsPerMetre, std::max(lower, upper) / pointsPerMetre);
    slide->EnableLimit(hasLimits);
    slide->EnableMotor(friction > 0);
    slide->SetMotorSpeed(0);
    slide->SetMaxMotorForce(friction * forceScale);
    wakeBoth(slide);
}

static void destroyJoint(cdynamics_world *world, cdynamics_joint *joint) { world->world.DestroyJoint(as<b2Joint>(joint)); }

void fillJoints(cdynamics_functions &table) {
    table.joint_rod = makeRod;
    table.rod_set = setRod;
    table.joint_rope = makeRope;
    table.rope_set = setRope;
    table.joint_pin = makePin;
    table.pin_set = setPin;
    table.joint_weld = makeWeld;
    table.weld_set = setWeld;
    table.joint_slide = makeSlide;
    table.slide_set = setSlide;
    table.joint_destroy = destroyJoint;
}
