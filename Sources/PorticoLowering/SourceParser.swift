internal import SwiftParser
internal import SwiftSyntax

/// The syntax tree of a source's text.
func parseSource(_ text: String) -> SourceFileSyntax { Parser.parse(source: text) }
