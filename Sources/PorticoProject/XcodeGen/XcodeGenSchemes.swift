import PorticoHost

/// The schemes of a spec: those that it lists, and one for each target that has the key `scheme`.
struct XcodeGenSchemes {
    private(set) var schemes: [XcodeScheme] = []

    init(_ spec: XcodeGenSpec) throws {
        for target in spec.targets {
            guard let value = target.value["scheme"] else { continue }
            let variants = value["configVariants"]?.texts ?? []
            for variant in variants.isEmpty ? [""] : variants {
                var scheme = XcodeScheme(name: variant.isEmpty ? target.name : "\(target.name) \(variant)")
                scheme.targetName = target.name
                if !variant.isEmpty {
                    let names = XcodeGenSettings(spec: spec).configurations.filter { $0.type == "debug" }.map(\.name)
                    scheme.configuration = names.first { $0.lowercased().contains(variant.lowercased()) }
                }
                Self.takeProgram(value, into: &scheme)
                Self.takeTests(value["testTargets"], value["testPlans"], into: &scheme)
                schemes.append(scheme)
            }
        }
        for (name, value) in spec.root["schemes"]?.table?.entries ?? [] {
            let value = try spec.filled(value, name: "scheme_name", is: name, templates: "schemeTemplates")
            var scheme = XcodeScheme(name: name)
            let apps = Set(spec.targets.filter { $0.value["type"]?.text == "application" }.map(\.name))
            let built = value["build"]?["targets"]?.table?.keys ?? []
            scheme.targetName =
                value["run"]?["executable"]?.text ?? built.first(where: apps.contains) ?? built.first
            scheme.configuration = value["run"]?["config"]?.text
            scheme.testConfiguration = value["test"]?["config"]?.text
            if let run = value["run"] { Self.takeProgram(run, into: &scheme) }
            Self.takeTests(value["test"]?["targets"], value["test"]?["testPlans"], into: &scheme)
            schemes.append(scheme)
        }
        for scheme in schemes {
            if let name = ProgramEnvironment.refusedName(in: scheme.environment) {
                throw ProjectError(
                    spec.shown, "the scheme “\(scheme.name)” sets \(name), which chooses what is loaded into a program",
                    remedy: ProgramEnvironment.remedy(name))
            }
        }
    }

    private static func takeProgram(_ value: YAMLValue, into scheme: inout XcodeScheme) {
        for (argument, isOn) in value["commandLineArguments"]?.table?.entries ?? [] where isOn.truth ?? false {
            scheme.arguments += BuildSettings.words(argument)
        }
        for (name, one) in value["environmentVariables"]?.table?.entries ?? [] { scheme.environment[name] = one.text }
        for one in value["environmentVariables"]?.list ?? [] where one["isEnabled"]?.truth ?? true {
            if let name = one["variable"]?.text { scheme.environment[name] = one["value"]?.text ?? "" }
        }
    }

    private static func takeTests(_ targets: YAMLValue?, _ plans: YAMLValue?, into scheme: inout XcodeScheme) {
        for one in targets?.values ?? [] where !(one["skipped"]?.truth ?? false) {
            let name = one.text ?? one["name"]?.text ?? one["target"]?.text
            scheme.testables.append(
                .init(
                    targetName: name.map { $0.split(separator: "/").last.map(String.init) ?? $0 },
                    skipped: one["skippedTests"]?.texts ?? [], isParallel: one["parallelizable"]?.truth ?? false))
        }
        let plans = plans?.values ?? []
        let chosen = plans.filter { $0["defaultPlan"]?.truth ?? false }
        scheme.testPlans += (chosen.isEmpty ? plans : chosen).compactMap { $0["path"]?.path ?? $0.path }
    }
}
