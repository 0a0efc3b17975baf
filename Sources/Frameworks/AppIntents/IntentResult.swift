import Foundation
import PorticoFoundation
import SwiftUI

/// What an intent gives when it is done.
public protocol IntentResult: Sendable {
    associatedtype Value: _IntentValue = Never
    associatedtype OpensAppIntent: AppIntent = Never
    associatedtype Snippet = Never
    associatedtype Dialog = Never

    /// What it has made; nil where it makes nothing.
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with words.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}
/// A result with an intent that runs next.
public protocol OpensIntent: IntentResult {}

/// A view of a result; opaque to apps.
public struct _SnippetViewContainer: @unchecked Sendable {
    let view: AnyView
}

/// The results that `.result(…)` makes.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult,
    @unchecked Sendable
{
    /// What the intent has made.
    public var value: Value?
    /// The intent that runs next.
    public var opensIntent: OpensAppIntent?
    /// What is said.
    public var dialog: IntentDialog?
    let snippet: _SnippetViewContainer?

    init(
        value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
        snippet: _SnippetViewContainer? = nil
    ) { (self.value, self.opensIntent, self.dialog, self.snippet) = (value, opensIntent, dialog, snippet) }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResult {
    /// Nothing.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
    /// Words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
    /// A value.
    public static func result<V: _IntentValue>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value: value) }
    /// A value and words.
    public static func result<V: _IntentValue>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
    /// An intent that runs next.
    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> { Self(opensIntent: opensIntent) }
    /// An intent that runs next, and words.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
        Self(opensIntent: opensIntent, dialog: dialog)
    }
    /// A value, and an intent that runs next.
    public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> { Self(value: value, opensIntent: opensIntent) }
    /// A view.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: _SnippetViewContainer(view: AnyView(view)))
    }
    /// Words and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: _SnippetViewContainer(view: AnyView(view)))
    }
    /// A value, words and a view.
    public static func result<V: _IntentValue, Content: View>(
        value: V, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: _SnippetViewContainer(view: AnyView(view)))
    }
}
