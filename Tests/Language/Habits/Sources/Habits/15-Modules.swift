import CoreImage
import Darwin.C
import Foundation
import ObjectiveC.runtime
import UIKit
import class Combine.Future

// Modules by their full names, and parts of them.

func rounded(_ x: Double, _ y: CGFloat) -> [Double] { [Darwin.round(x), Darwin.sqrt(Double(y)), Darwin.pow(2, 3)] }
func red() -> CoreImage.CIColor { CoreImage.CIColor(red: 1, green: 0, blue: 0) }
func request(_ url: URL) -> Foundation.URLRequest { Foundation.URLRequest(url: url) }

extension Future where Failure == Error {
    convenience init(waiting work: @escaping () async throws -> Output) {
        self.init { promise in
            Task { do { promise(.success(try await work())) } catch { promise(.failure(error)) } }
        }
    }
}
func waited() -> Future<Int, Error> { Future(waiting: { 1 }) }
