/// Presents a colour picker for a view of a lower floor, and tells it what is chosen there.
@MainActor package struct ColorPicking: ColorsSeam {
    package init() {}

    package func pickColor(for view: UIView, _ start: ColorChoice, chosen: @escaping @MainActor (UIColor) -> Void) {
        guard var presenter = view.window?.rootViewController else { return }
        while let above = presenter.presentedViewController { presenter = above }
        let picker = UIColorPickerViewController()
        picker.title = start.title
        picker.supportsAlpha = start.supportsAlpha
        if let color = start.color { picker.selectedColor = color }
        picker.heard = chosen
        picker.popoverPresentationController?.sourceView = view
        presenter.present(picker, animated: true)
    }
}
