import Foundation

/// How something is printed: its name, its kind, which way round, on which sides.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// What is printed, for the printer to choose its quality and paper.
    public enum OutputType: Int, Sendable {
        /// Text and graphics; the default.
        case general = 0
        /// Pictures, to the paper's edge.
        case photo = 1
        /// Text and graphics without colour.
        case grayscale = 2
        /// Pictures without colour.
        case photoGrayscale = 3
    }

    /// The way round in which pages stand.
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape = 1
    }

    /// On which sides of the paper pages are printed.
    public enum Duplex: Int, Sendable {
        /// On one; the default.
        case none = 0
        /// On both, turned at the long edge.
        case longEdge = 1
        /// On both, turned at the short edge.
        case shortEdge = 2
    }

    public override init() {
        super.init()
    }

    /// Information with the defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Makes information of what `dictionaryRepresentation` has told; what is missing there has the defaults.
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        func number(_ key: String) -> Int { dictionary?[key] as? Int ?? 0 }
        jobName = dictionary?["jobName"] as? String ?? ""
        printerID = dictionary?["printerID"] as? String
        outputType = OutputType(rawValue: number("outputType")) ?? .general
        orientation = Orientation(rawValue: number("orientation")) ?? .portrait
        duplex = Duplex(rawValue: number("duplex")) ?? .none
    }

    /// Information from an archive.
    public required convenience init?(coder: NSCoder) {
        self.init()
        jobName = coder.decodeObject(forKey: "jobName") as? String ?? ""
        printerID = coder.decodeObject(forKey: "printerID") as? String
        outputType = OutputType(rawValue: coder.decodeInteger(forKey: "outputType")) ?? .general
        orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .portrait
        duplex = Duplex(rawValue: coder.decodeInteger(forKey: "duplex")) ?? .none
    }

    open func encode(with coder: NSCoder) {
        coder.encode(jobName, forKey: "jobName")
        coder.encode(printerID, forKey: "printerID")
        coder.encode(outputType.rawValue, forKey: "outputType")
        coder.encode(orientation.rawValue, forKey: "orientation")
        coder.encode(duplex.rawValue, forKey: "duplex")
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    /// The job's name, and here that of the file; empty, to begin with: the app's.
    open var jobName = ""
    /// The printer that people chose last; nil to begin with. Kept (DEV-1309).
    open var printerID: String?
    /// The kind of what is printed; `general` to begin with. The grey kinds are printed in colour (DEV-1309).
    open var outputType = OutputType.general
    /// The way round in which pages stand; `portrait` to begin with.
    open var orientation = Orientation.portrait
    /// On which sides; `none` to begin with. Kept (DEV-1309): a file's pages have one side.
    open var duplex = Duplex.none
    /// All of it as values that a property list takes.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [
            "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
            "duplex": duplex.rawValue,
        ]
        all["printerID"] = printerID
        return all
    }
}
