import CoreGraphics
import Foundation

/// The stack behind the More tab: the list, and on it what was chosen there. Of a navigation controller without a tab of its own
/// it borrows the stack, and gives it back when the list shows again.
///
/// - From: `UITabBarController`, `MoreListController`
@MainActor final class MoreNavigationController: UINavigationController {
    private weak var owner: UITabBarController?
    let list: MoreListController
    /// The tab bar controller's child whose contents are on the list.
    private(set) var displayed: UIViewController?
    private var isChanging = false

    init(owner: UITabBarController) {
        self.owner = owner
        list = MoreListController(owner: owner)
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts a child without a tab on the list; nil leaves the list alone.
    func display(_ controller: UIViewController?, animated: Bool) {
        guard controller !== displayed else { return }
        let before = displayed
        let contents = controller.map { ($0 as? UINavigationController)?.stack ?? [$0] } ?? []
        isChanging = true
        (controller as? UINavigationController)?.lendStack(to: self)
        displayed = controller
        let tail = Array(stack.dropFirst())
        setViewControllers([list] + contents, animated: animated && before == nil)
        if let before {
            // What leaves has left before it goes back.
            running?.finishAtOnce()
            giveBack(before, tail)
        }
        isChanging = false
    }

    /// The list shows: what was on it is its owner's again.
    override func stackDidSettle() {
        super.stackDidSettle()
        guard !isChanging, let displayed, stack.count < 2 else { return }
        self.displayed = nil
        giveBack(displayed, [])
        owner?.moreShowsList()
    }

    /// - Parameter contents: what is left of the stack; nothing where a person has gone back to the list. The root stays.
    private func giveBack(_ controller: UIViewController, _ contents: [UIViewController]) {
        (controller as? UINavigationController)?.takeStackBack(contents)
        owner?.takeBack(controller)
    }
}

/// What a navigation controller does whose stack stands in another's.
extension UINavigationController {
    /// Where the stack stands now, beginning after its list.
    fileprivate func lendStack(to borrower: MoreNavigationController) {
        guard self.borrower == nil else { return }
        lentRoot = stack.first
        change(to: [], animated: false)
        self.borrower = borrower
    }

    fileprivate func takeStackBack(_ contents: [UIViewController]) {
        borrower = nil
        let root = lentRoot
        lentRoot = nil
        let contents = contents.isEmpty ? [root].compactMap { $0 } : contents
        if !contents.isEmpty { change(to: contents, animated: false) }
    }

    /// The stack as the app knows it, wherever it stands.
    var ownStack: [UIViewController] { borrower.map { Array($0.wantedStack.dropFirst()) } ?? wantedStack }
}
