/// The bounds of all that reads a project: each with its value, why it has that one, and what to do about a file that is over it.
///
/// The readers of an app's own process have theirs beside them (`HostLimits`, `CompactNib`): this table is the tools'.
package enum ReaderBounds {
    // MARK: Folders

    package static let folderDepth = ReaderBound(
        "folders in folders", 64, reason: "a path of 4,096 bytes ends there, and a person's long before",
        remedy: "name the app's own folder")
    package static let folderEntries = ReaderBound(
        "files and folders below one folder", 200_000,
        reason: "the largest apps have some 20,000; a whole disk has millions",
        remedy: "name a folder of the project's own, or leave some out of it")

    // MARK: Xcode projects

    package static let groupDepth = ReaderBound(
        "groups in groups", 512,
        reason: "projects have some ten; paths grow with each, and so does the time for all of them",
        remedy: "put the groups beside each other")
    package static let projects = ReaderBound(
        "projects that name each other", 200, reason: "workspaces with many pods have some ten",
        remedy: "name one project instead of the workspace")
    package static let propertyListDepth = ReaderBound(
        "lists and tables in each other", 128, reason: "project files have six; each takes stack",
        remedy: "correct it there")
    package static let configFiles = ReaderBound(
        "included files of build settings", 200, reason: "pods' files include one or two others",
        remedy: "include each file once")
    package static let configBytes = ReaderBound(
        "bytes in a file of build settings", 4 << 20, reason: "the longest of pods have 100,000",
        remedy: "take out what is no setting")
    package static let settingDepth = ReaderBound(
        "settings in settings", 32, reason: "Xcode's own have five", remedy: "write out what the setting stands for")
    package static let settingLookups = ReaderBound(
        "settings that one setting asks for", 2_000,
        reason: "settings that name each other ten times each are 10 ^ depth",
        remedy: "write out what the setting stands for")
    package static let settingBytes = ReaderBound(
        "bytes in a setting that is filled in", 1 << 20, reason: "no compiler takes a longer argument",
        remedy: "make the setting shorter")

    // MARK: YAML

    package static let yamlBytes = ReaderBound(
        "bytes in a file of YAML", 1 << 20, reason: "the longest specs have some 50,000",
        remedy: "take it apart with “include”")
    package static let yamlDepth = ReaderBound(
        "lists and tables of YAML in each other", 64, reason: "specs have some eight; each takes stack",
        remedy: "put the values beside each other")
    package static let yamlValues = ReaderBound(
        "values of YAML when aliases and templates are written out", 200_000,
        reason: "the longest specs have some 5,000; aliases that hold each other ten times each are 10 ^ depth",
        remedy: "use fewer aliases and templates")
    package static let specFiles = ReaderBound(
        "files that include each other", 200, reason: "specs in many parts have some twenty",
        remedy: "include each file once")

    // MARK: XML

    package static let elementDepth = ReaderBound(
        "elements in elements", 200, reason: "storyboards have some forty; each takes stack",
        remedy: "save the document in Xcode again")
    package static let attributes = ReaderBound(
        "attributes in one element", 1_000,
        reason: "the fullest has some forty; the parser compares each with all before it",
        remedy: "save the document in Xcode again")
    package static let elements = ReaderBound(
        "elements", 2_000_000, reason: "the largest storyboards have some 50,000",
        remedy: "take the document apart")
    package static let documentMistakes = ReaderBound(
        "mistakes in a document", 100, reason: "the parser copies much of the document for each that it tells of",
        remedy: "save the document in Xcode again")
    package static let documentBytes = ReaderBound(
        "bytes in a document", 64 << 20, reason: "the largest storyboards have some 5 MB",
        remedy: "take the document apart")

    // MARK: Binary property lists

    package static let binaryDepth = ReaderBound(
        "values in values", 128, reason: "compiled nibs have some twenty; each takes stack",
        remedy: "save the file again")
    package static let binaryValues = ReaderBound(
        "values when all are written out", 4_000_000,
        reason: "values that hold each other ten times each are 10 ^ depth",
        remedy: "save the file again")

    // MARK: Swift

    package static let bracketDepth = ReaderBound(
        "brackets in brackets", 250, reason: "the compiler's own bound is 256",
        remedy: "close the brackets, or take the expression apart")
    package static let openBrackets = ReaderBound(
        "brackets that are never closed", 12, reason: "the parser's time doubles with each",
        remedy: "close the brackets")
    package static let conditionDepth = ReaderBound(
        "`#if` in each other", 100, reason: "code has some three; each takes stack", remedy: "join their conditions")
    package static let chainLength = ReaderBound(
        "members, calls and branches in one chain", 2_000,
        reason: "each lies in the one after it in the parser's tree, which is walked by recursion",
        remedy: "take the expression apart")

    // MARK: Drawings

    package static let drawingSeconds = ReaderBound(
        "seconds of the processor for one drawing", 20,
        reason: "an icon takes some hundredths; a filter may take hours",
        remedy: "make it simpler, or add it as PNG")
    package static let drawingMegabytes = ReaderBound(
        "megabytes for one drawing", 2_048,
        reason: "the largest picture of 8,192 × 8,192 has 256, and filters hold several",
        remedy: "make it simpler, or add it as PNG")
    package static let drawingWait = ReaderBound(
        "seconds of the clock for one drawing", 60,
        reason: "three times its processor time, for a machine that is busy",
        remedy: "make it simpler, or add it as PNG")
    package static let drawingSide = ReaderBound(
        "pixels on one side of a drawing", 8_192, reason: "screens have some 3,000",
        remedy: "give it a width and a height")

    /// Every row, for tests and for whoever wants to read them all.
    package static let all = [
        folderDepth, folderEntries, groupDepth, projects, propertyListDepth, configFiles, configBytes, settingDepth,
        settingLookups, settingBytes, yamlBytes, yamlDepth, yamlValues, specFiles, elementDepth, attributes, elements,
        documentMistakes, documentBytes, binaryDepth,
        binaryValues,
        bracketDepth, openBrackets, conditionDepth, chainLength, drawingSeconds, drawingMegabytes, drawingWait,
        drawingSide,
    ]
}
