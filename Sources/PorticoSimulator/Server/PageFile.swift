/// The files of the page; they are part of the program, and need nothing from anywhere else.
enum PageFile: String, CaseIterable {
    case page = ""
    case style = "page.css"
    case screen = "screen.js"
    case device = "device.js"
    case keyboard = "keyboard.js"
    case capture = "capture.js"
    case log = "log.js"
    case story = "story.js"
    case storyText = "storytext.js"
    case inspector = "inspector.js"
    case timeline = "timeline.js"
    case tree = "tree.js"
    case properties = "properties.js"
    case swift = "swift.js"
    case pick = "pick.js"
    case compare = "compare.js"
    case access = "access.js"
    case alive = "alive.js"
    case frames = "frames.js"
    case reduced = "reduced.js"
    case layers = "layers.js"
    case lifeCycle = "lifecycle.js"
    case words = "words.js"
    case devices = "devices.js"
    case surroundings = "surroundings.js"

    var bytes: [UInt8] {
        switch self {
        case .page: PackageResources.page_html
        case .style: PackageResources.page_css
        case .screen: PackageResources.screen_js
        case .device: PackageResources.device_js
        case .keyboard: PackageResources.keyboard_js
        case .capture: PackageResources.capture_js
        case .log: PackageResources.log_js
        case .story: PackageResources.story_js
        case .storyText: PackageResources.storytext_js
        case .inspector: PackageResources.inspector_js
        case .timeline: PackageResources.timeline_js
        case .tree: PackageResources.tree_js
        case .properties: PackageResources.properties_js
        case .swift: PackageResources.swift_js
        case .pick: PackageResources.pick_js
        case .compare: PackageResources.compare_js
        case .access: PackageResources.access_js
        case .alive: PackageResources.alive_js
        case .frames: PackageResources.frames_js
        case .reduced: PackageResources.reduced_js
        case .layers: PackageResources.layers_js
        case .lifeCycle: PackageResources.lifecycle_js
        case .words: PackageResources.words_js
        case .devices: PackageResources.devices_js
        case .surroundings: PackageResources.surroundings_js
        }
    }

    var type: String {
        switch self {
        case .page: "text/html; charset=utf-8"
        case .style: "text/css; charset=utf-8"
        default: "text/javascript; charset=utf-8"
        }
    }
}
