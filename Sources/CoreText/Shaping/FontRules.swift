import CPango
import Foundation

/// The machine's font rules and lists of fonts, as fontconfig's own start reads them, but for its folder of samples: `FcInit` reads each file there
/// a second time, whatever the rules say, only to know how the files describe themselves. That is a seventh of an app's launch.
///
/// - From: `TextEngine`, before Pango asks for rules and gets what is there
enum FontRules {
    /// Reads the rules, and waits for the end of it. Where they can't be read nothing is set: fontconfig finds its own way when it is asked.
    ///
    /// A thread of its own has a heap of its own. Fontconfig's lists are of random heights, and on this thread's heap they would move what is made
    /// after them, so that no run were like the other.
    static func loadRules() {
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { _ in
                FontRules.makeCurrent()
                return nil
            }, nil)
        if failure == 0 { pthread_join(thread, nil) }
    }

    private static func makeCurrent() {
        guard let config = FcConfigCreate() else { return }
        guard FcConfigParseAndLoad(config, nil, 1) != 0, hasCache(config), FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return
        }
        // The reference made here is kept: older versions of fontconfig take it over, newer ones add their own, and the rules stay for good.
        _ = FcConfigSetCurrent(config)
    }

    /// Rules that name no folder for caches get one from fontconfig's own start, which says so as well.
    private static func hasCache(_ config: OpaquePointer) -> Bool {
        guard let folders = FcConfigGetCacheDirs(config) else { return false }
        defer { FcStrListDone(folders) }
        return FcStrListNext(folders) != nil
    }
}
