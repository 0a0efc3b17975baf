extension UIWindow {
    /// Without a scene manifest every window is the one scene's.
    func joinOnlyScene() {
        let scenes = UIApplication.shared.scenes
        if windowScene == nil, !scenes.isInUse, let only = scenes.scene { windowScene = only }
    }
}
