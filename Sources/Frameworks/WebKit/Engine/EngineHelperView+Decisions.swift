import Foundation

/// What the engine asks the app before it goes on: navigations, answers, windows, dialogs.
///
/// - From: the engine's signals
/// - To: `EngineHelper`
extension EngineHelperView {
    static func headers(_ headers: EngineObject?, _ library: EngineLibrary) -> [String: String] {
        guard let headers else { return [:] }
        final class Found { var all: [String: String] = [:] }
        typealias Visit = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?, EngineObject?) -> Void
        typealias Walk = @convention(c) (EngineObject?, Visit, EngineObject?) -> Void
        let found = Found()
        library.findSymbol("soup_message_headers_foreach", as: Walk.self)?(
            headers,
            { name, value, data in
                guard let name, let value, let data else { return }
                let found = Unmanaged<Found>.fromOpaque(data).takeUnretainedValue()
                let (field, text) = (String(cString: name), String(cString: value))
                found.all[field] = found.all[field].map { $0 + ", " + text } ?? text
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.all
    }

    /// What is known of a server's answer, whoever it is for.
    static func response(_ response: EngineObject?, _ library: EngineLibrary) -> EngineResponse {
        typealias Length = @convention(c) (EngineObject?) -> UInt64
        let length = library.findSymbol("webkit_uri_response_get_content_length", as: Length.self)?(response) ?? 0
        return EngineResponse(
            address: library.text("webkit_uri_response_get_uri", response) ?? "",
            status: library.number("webkit_uri_response_get_status_code", response),
            type: library.text("webkit_uri_response_get_mime_type", response) ?? "", length: Int(clamping: length),
            headers: headers(library.object("webkit_uri_response_get_http_headers", response), library),
            canShow: false, isMainFrame: false)
    }

    func askDecision(_ decision: EngineObject, _ type: Int32) {
        let token = helper.keepDecision(decision)
        if type == 2 {
            var told = Self.response(
                library.object("webkit_response_policy_decision_get_response", decision), library)
            told.isMainFrame =
                library.has("webkit_response_policy_decision_is_main_frame_main_resource")
                ? library.number("webkit_response_policy_decision_is_main_frame_main_resource", decision) != 0
                : !hasCommitted
            told.canShow = library.number("webkit_response_policy_decision_is_mime_type_supported", decision) != 0
            return EngineHelper.write(.decideResponse(view: number, token: token, response: told))
        }
        let action = library.object("webkit_navigation_policy_decision_get_navigation_action", decision)
        let request = library.object("webkit_navigation_action_get_request", action)
        let kind = library.number("webkit_navigation_action_get_navigation_type", action)
        // Older engines don't say in which frame: while a page is on its way what begins by itself is a part of it.
        let isLoading = library.number("webkit_web_view_is_loading", web) != 0
        let isMain = type == 1 || isAsked || kind != 5 || !hasCommitted || !isLoading
        let told = EngineAction(
            address: library.text("webkit_uri_request_get_uri", request) ?? "",
            method: library.text("webkit_uri_request_get_http_method", request) ?? "GET",
            headers: Self.headers(library.object("webkit_uri_request_get_http_headers", request), library),
            type: kind == 5 ? -1 : kind, opensWindow: type == 1, isMainFrame: isMain)
        EngineHelper.write(.decideAction(view: number, token: token, action: told))
    }

    func showDialog(_ dialog: EngineObject) {
        let kinds: [EngineDialogKind] = [.alert, .confirm, .prompt, .beforeUnload]
        let type = library.number("webkit_script_dialog_get_dialog_type", dialog)
        guard kinds.indices.contains(type) else { return }
        let preset = type == 2 ? library.text("webkit_script_dialog_prompt_get_default_text", dialog) : nil
        let token = helper.keepDialog(dialog, kinds[type])
        EngineHelper.write(
            .dialog(
                view: number, token: token, kind: kinds[type],
                text: library.text("webkit_script_dialog_get_message", dialog) ?? "", preset: preset))
    }
}
