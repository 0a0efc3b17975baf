import QuartzCore
import UIKitValues

/// A closure that waits until the animations of one change are over.
///
///     waiting --noteChange--> armed (called after the update) --all animations over--> called
///
/// Each animation that begins under the change's transaction holds it back: for a time that is known (`hold(for:)`), or by a token
/// while an app's own animation runs (`makeToken`). It is called once.
///
/// - From: `Transaction.addAnimationCompletion`, `withAnimation(_:completionCriteria:_:completion:)`
/// - To: `UpdateQueue`, which calls it among the actions of an update
package final class AnimationCompletion: @unchecked Sendable {
    let criteria: AnimationCompletionCriteria
    private let body: () -> Void
    /// When the last of the animations is over, by the layers' clock. Infinite if one never is.
    @MainActor private var end: TimeInterval = 0
    @MainActor private var openTokens = 0
    @MainActor private var isArmed = false
    @MainActor private var isCalled = false
    @MainActor private var wait: AnimationClock.Wait?

    init(_ criteria: AnimationCompletionCriteria, _ body: @escaping () -> Void) {
        (self.criteria, self.body) = (criteria, body)
    }

    /// Held by an animation whose end isn't known.
    @MainActor final class Token {
        private let completion: AnimationCompletion
        private var isOpen = true

        fileprivate init(_ completion: AnimationCompletion) {
            self.completion = completion
            completion.openTokens += 1
        }

        /// The animation is over, or counts as that.
        func close() {
            guard isOpen else { return }
            isOpen = false
            completion.openTokens -= 1
            completion.checkEnd()
        }
    }

    @MainActor func makeToken() -> Token { Token(self) }

    /// An animation of the change runs for so long.
    @MainActor func hold(for duration: TimeInterval) {
        end = max(end, CACurrentMediaTime() + duration)
        checkEnd()
    }

    /// The update of the change is done: what animates has begun.
    @MainActor func arm() {
        isArmed = true
        checkEnd()
    }

    @MainActor private func checkEnd() {
        wait?.cancel()
        wait = nil
        guard isArmed, !isCalled, openTokens == 0, end.isFinite else { return }
        if end <= CACurrentMediaTime() + 0.0001 {
            isCalled = true
            UpdateQueue.enqueueAction(body)
            return
        }
        // The clock alone holds this until then.
        wait = AnimationClock.wait(until: end) { self.checkEnd() }
    }
}

extension Animation {
    /// Holds back what waits for the transaction in force, for as long as this animation of a layer takes.
    @MainActor func holdCompletions() {
        for completion in TransactionContext.current.completions {
            let known = completion.criteria.waitsForRemoval ? settlingDuration() : logicalDuration
            completion.hold(for: known ?? SampledLayerAnimation(self).duration)
        }
    }
}
