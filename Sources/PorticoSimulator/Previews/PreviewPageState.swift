import Foundation

/// What a page of previews shows: the pictures, and what is done about the next ones.
package struct PreviewPageState: Encodable, Sendable, Equatable {
    /// What goes on, or what is wrong.
    package struct Status: Encodable, Sendable, Equatable {
        package enum Kind: String, Encodable, Sendable {
            case building, drawing, done, failed
        }

        package var kind: Kind
        package var text: String
        /// The compiler's words.
        package var lines: [String]

        package init(_ kind: Kind, _ text: String, lines: [String] = []) {
            (self.kind, self.text, self.lines) = (kind, text, lines)
        }
    }

    package struct Picture: Encodable, Sendable, Equatable {
        /// The words that tell it from the preview's other pictures.
        package var caption: String
        /// The name of the contents: a picture with the same name is the same. Nil where there is none.
        package var name: String?
        /// In points.
        package var width: Int?
        /// Why there is none, and where it stopped.
        package var failure: [String]?
        /// Whether a newer one is being drawn.
        package var isOld: Bool

        package init(caption: String, name: String?, width: Int?, failure: [String]?, isOld: Bool) {
            (self.caption, self.name, self.width) = (caption, name, width)
            (self.failure, self.isOld) = (failure, isOld)
        }
    }

    package struct Preview: Encodable, Sendable, Equatable {
        package var name: String, file: String
        package var line: Int
        package var pictures: [Picture]

        package init(name: String, file: String, line: Int, pictures: [Picture]) {
            (self.name, self.file, self.line, self.pictures) = (name, file, line, pictures)
        }
    }

    package var app: String
    package var status: Status
    package var previews: [Preview]

    package init(app: String, status: Status, previews: [Preview]) {
        (self.app, self.status, self.previews) = (app, status, previews)
    }
}
