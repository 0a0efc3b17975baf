#include "DynamicsWorld.h"

#include <algorithm>
#include <cmath>

cdynamics_world::cdynamics_world() : world(b2Vec2(0, 0)) {
    world.SetContactListener(this);
    world.SetContactFilter(this);
    world.SetSubStepping(false);
}

bool cdynamics_body::touches() const {
    for (const b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) {
        if (edge->contact->IsTouching()) return true;
    }
    return false;
}

static const std::vector<uint32_t> &groups(const cdynamics_body *a, const cdynamics_body *b, bool first) {
    bool isBoundary = a->isBoundary || b->isBoundary;
    const cdynamics_body *body = first ? a : b;
    return isBoundary ? body->boundaries : body->items;
}

template <typename Each> static void shared(const cdynamics_body *a, const cdynamics_body *b, Each each) {
    const std::vector<uint32_t> &left = groups(a, b, true), &right = groups(a, b, false);
    for (size_t i = 0, j = 0; i < left.size() && j < right.size();) {
        if (left[i] < right[j]) i++;
        else if (right[j] < left[i]) j++;
        else {
            each(left[i]);
            i++;
            j++;
        }
    }
}

bool cdynamics_world::ShouldCollide(b2Fixture *a, b2Fixture *b) {
    bool found = false;
    shared(of(a), of(b), [&](uint32_t) { found = true; });
    return found;
}

void cdynamics_world::record(b2Contact *contact, int begins) {
    cdynamics_body *a = of(contact->GetFixtureA()), *b = of(contact->GetFixtureB());
    if (a->number > b->number) std::swap(a, b);
    auto pair = std::make_pair(a->number, b->number);
    int &count = touching[pair];
    bool isNews = begins ? count == 0 : count == 1;
    count += begins ? 1 : -1;
    if (count <= 0) touching.erase(pair);
    if (!isNews) return;
    b2Vec2 place = contact->GetFixtureA()->GetBody()->GetPosition();
    if (contact->GetManifold()->pointCount > 0) {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        place = manifold.points[0];
        if (contact->GetManifold()->pointCount > 1) place = 0.5f * (place + manifold.points[1]);
    }
    shared(a, b, [&](uint32_t group) {
        contacts.push_back({a->number, b->number, place.x * pointsPerMetre, place.y * pointsPerMetre, group, begins});
    });
}

/// A bounce is found up to a step late, with the body a little inside and faster than where it touched. The elasticity of this contact
/// is chosen so that the energy is that of a bounce at the surface.
void cdynamics_world::PreSolve(b2Contact *contact, const b2Manifold *) {
    cdynamics_body *a = of(contact->GetFixtureA()), *b = of(contact->GetFixtureB());
    contact->ResetFriction();
    contact->ResetRestitution();
    if (a->isBoundary || b->isBoundary) contact->SetFriction((a->isBoundary ? b : a)->material.friction);
    float elasticity = contact->GetRestitution();
    if (elasticity <= 0) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    float deepest = 0;
    for (int i = 0; i < contact->GetManifold()->pointCount; i++) deepest = b2Min(deepest, manifold.separations[i]);
    b2Vec2 place = manifold.points[0];
    b2Vec2 relative = b->body->GetLinearVelocityFromWorldPoint(place) - a->body->GetLinearVelocityFromWorldPoint(place);
    float speed = -b2Dot(relative, manifold.normal);
    if (speed <= 0) return;
    b2Vec2 pull = (b->body->GetType() == b2_dynamicBody ? b->acceleration : b2Vec2_zero)
        - (a->body->GetType() == b2_dynamicBody ? a->acceleration : b2Vec2_zero);
    float fall = -b2Dot(pull, manifold.normal);
    // The velocity is that of half a step ago, and the solver sees it with this step's pull.
    float now = speed + 0.5f * fall * seconds;
    float gained = 2 * fall * -deepest;
    if (fall <= 0 || now * now <= gained) return;
    float out = std::sqrt(elasticity * elasticity * (now * now - gained) + gained);
    contact->SetRestitution(b2Max(0.f, (out - 0.5f * fall * seconds) / (speed + fall * seconds)));
}

void cdynamics_world::drive(cdynamics_body *known) {
    b2Body *body = known->body;
    if (body->GetType() != b2_dynamicBody) return;
    const cdynamics_drive &drive = known->drive;
    float mass = body->GetMass();
    b2Vec2 pull = metres(drive.accelerationX, drive.accelerationY);
    b2Vec2 force = forceScale * b2Vec2(drive.forceX, drive.forceY);
    b2Vec2 steady = mass > 0 ? pull + (1 / mass) * force : pull;
    bool snaps = drive.snapFrequency > 0;
    if (snaps) {
        // A damped spring, taken at the step's end: it never gains energy, however stiff it is.
        float turn = 2 * b2_pi * drive.snapFrequency, damping = 2 * drive.snapDamping * turn, stiffness = turn * turn;
        float share = 1 / (1 + seconds * damping + seconds * seconds * stiffness);
        b2Vec2 away = body->GetPosition() - metres(drive.snapX, drive.snapY);
        float angle = std::remainder(body->GetAngle(), 2 * b2_pi);
        // Every velocity that is set keeps a body awake, so that one that has arrived is let alone.
        bool isThere = away.LengthSquared() < 1e-4f && std::fabs(angle) < 1e-3f
            && body->GetLinearVelocity().LengthSquared() < 1e-4f && std::fabs(body->GetAngularVelocity()) < 1e-2f;
        if (isThere) {
            if (body->IsAwake()) body->SetTransform(metres(drive.snapX, drive.snapY), body->GetAngle() - angle);
            body->SetLinearVelocity(b2Vec2_zero);
            body->SetAngularVelocity(0);
        } else {
            body->SetLinearVelocity(share * (body->GetLinearVelocity() - seconds * stiffness * away));
            if (!body->IsFixedRotation()) body->SetAngularVelocity(share * (body->GetAngularVelocity() - seconds * stiffness * angle));
        }
    }
    if (!body->IsAwake()) return;
    b2Vec2 once = known->force;
    known->force.SetZero();
    // A force that begins or ends is as abrupt as a change of what is steady; one that goes on is not.
    bool actsOnce = once.x != 0 || once.y != 0;
    b2Vec2 change = steady - known->steady;
    if (mass > 0 && actsOnce != known->actedOnce) change += (1 / mass) * (actsOnce ? once : -known->lastForce);
    known->steady = steady;
    known->actedOnce = actsOnce;
    known->lastForce = once;
    known->acceleration = mass > 0 ? steady + (1 / mass) * once : steady;
    if ((change.x != 0 || change.y != 0) && !known->touches())
        body->SetLinearVelocity(body->GetLinearVelocity() - 0.5f * seconds * change);
    force += once;
    body->ApplyForceToCenter(mass * pull + force, false);
    if (drive.torque != 0) body->ApplyTorque(torqueScale * drive.torque, false);
}

void cdynamics_world::step(float length) {
    seconds = length;
    bool isFast = false;
    for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
        drive(of(body));
        // Six points a step could be through a thin boundary.
        isFast = isFast || (body->IsAwake() && (length * body->GetLinearVelocity()).LengthSquared() > 0.09f);
    }
    world.SetContinuousPhysics(isFast);
    world.Step(length, 4, 2);
    for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
        cdynamics_body *known = of(body);
        if (known->stepsToGo == 0 || --known->stepsToGo > 0) continue;
        body->SetTransform(known->goal, body->GetAngle());
        body->SetLinearVelocity(b2Vec2_zero);
    }
}

static cdynamics_world *makeWorld() { return new cdynamics_world(); }

static void destroyWorld(cdynamics_world *world) {
    world->world.SetContactListener(nullptr);
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) delete cdynamics_world::of(body);
    delete world;
}

static void step(cdynamics_world *world, float seconds, int count) {
    for (int i = 0; i < count; i++) world->step(seconds);
}

static size_t takeContacts(cdynamics_world *world, const cdynamics_contact **contacts) {
    world->told.swap(world->contacts);
    world->contacts.clear();
    *contacts = world->told.data();
    return world->told.size();
}

void fillBodies(cdynamics_functions &table);
void fillJoints(cdynamics_functions &table);

extern "C" const cdynamics_functions *cdynamics_table(void) {
    static const cdynamics_functions table = [] {
        cdynamics_functions made = {};
        made.world_create = makeWorld;
        made.world_destroy = destroyWorld;
        made.world_step = step;
        made.world_contacts = takeContacts;
        fillBodies(made);
        fillJoints(made);
        return made;
    }();
    return &table;
}
