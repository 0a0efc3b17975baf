// Written by Scripts/gates/numeric-properties.
import UIKit

extension HostileNumbers {
    /// Statement by statement: as one list the compiler takes minutes.
    static var properties: [NumericProperty] {
        var list: [NumericProperty] = []
        list.append(.init("CAAnimation.beginTime", \CAAnimation.beginTime) { CAAnimation() })
        list.append(.init("CAAnimation.duration", \CAAnimation.duration) { CAAnimation() })
        list.append(.init("CAAnimation.repeatCount", \CAAnimation.repeatCount) { CAAnimation() })
        list.append(.init("CAAnimation.repeatDuration", \CAAnimation.repeatDuration) { CAAnimation() })
        list.append(.init("CAAnimation.speed", \CAAnimation.speed) { CAAnimation() })
        list.append(.init("CAAnimation.timeOffset", \CAAnimation.timeOffset) { CAAnimation() })
        list.append(.init("CAEmitterCell.alphaRange", \CAEmitterCell.alphaRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.alphaSpeed", \CAEmitterCell.alphaSpeed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.beginTime", \CAEmitterCell.beginTime) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.birthRate", \CAEmitterCell.birthRate) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.blueRange", \CAEmitterCell.blueRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.blueSpeed", \CAEmitterCell.blueSpeed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.contentsRect", \CAEmitterCell.contentsRect) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.contentsScale", \CAEmitterCell.contentsScale) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.duration", \CAEmitterCell.duration) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.emissionLatitude", \CAEmitterCell.emissionLatitude) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.emissionLongitude", \CAEmitterCell.emissionLongitude) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.emissionRange", \CAEmitterCell.emissionRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.greenRange", \CAEmitterCell.greenRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.greenSpeed", \CAEmitterCell.greenSpeed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.lifetime", \CAEmitterCell.lifetime) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.lifetimeRange", \CAEmitterCell.lifetimeRange) { CAEmitterCell() })
        list.append(
            .init("CAEmitterCell.minificationFilterBias", \CAEmitterCell.minificationFilterBias) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.redRange", \CAEmitterCell.redRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.redSpeed", \CAEmitterCell.redSpeed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.repeatCount", \CAEmitterCell.repeatCount) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.repeatDuration", \CAEmitterCell.repeatDuration) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.scale", \CAEmitterCell.scale) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.scaleRange", \CAEmitterCell.scaleRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.scaleSpeed", \CAEmitterCell.scaleSpeed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.speed", \CAEmitterCell.speed) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.spin", \CAEmitterCell.spin) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.spinRange", \CAEmitterCell.spinRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.timeOffset", \CAEmitterCell.timeOffset) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.velocity", \CAEmitterCell.velocity) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.velocityRange", \CAEmitterCell.velocityRange) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.xAcceleration", \CAEmitterCell.xAcceleration) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.yAcceleration", \CAEmitterCell.yAcceleration) { CAEmitterCell() })
        list.append(.init("CAEmitterCell.zAcceleration", \CAEmitterCell.zAcceleration) { CAEmitterCell() })
        list.append(.init("CAEmitterLayer.birthRate", \CAEmitterLayer.birthRate) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.emitterDepth", \CAEmitterLayer.emitterDepth) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.emitterPosition", \CAEmitterLayer.emitterPosition) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.emitterSize", \CAEmitterLayer.emitterSize) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.emitterZPosition", \CAEmitterLayer.emitterZPosition) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.lifetime", \CAEmitterLayer.lifetime) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.scale", \CAEmitterLayer.scale) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.spin", \CAEmitterLayer.spin) { CAEmitterLayer() })
        list.append(.init("CAEmitterLayer.velocity", \CAEmitterLayer.velocity) { CAEmitterLayer() })
        list.append(.init("CAGradientLayer.endPoint", \CAGradientLayer.endPoint) { CAGradientLayer() })
        list.append(.init("CAGradientLayer.startPoint", \CAGradientLayer.startPoint) { CAGradientLayer() })
        list.append(.init("CALayer.anchorPoint", \CALayer.anchorPoint) { CALayer() })
        list.append(.init("CALayer.anchorPointZ", \CALayer.anchorPointZ) { CALayer() })
        list.append(.init("CALayer.beginTime", \CALayer.beginTime) { CALayer() })
        list.append(.init("CALayer.borderWidth", \CALayer.borderWidth) { CALayer() })
        list.append(.init("CALayer.bounds", \CALayer.bounds) { CALayer() })
        list.append(.init("CALayer.contentsCenter", \CALayer.contentsCenter) { CALayer() })
        list.append(.init("CALayer.contentsRect", \CALayer.contentsRect) { CALayer() })
        list.append(.init("CALayer.contentsScale", \CALayer.contentsScale) { CALayer() })
        list.append(.init("CALayer.cornerRadius", \CALayer.cornerRadius) { CALayer() })
        list.append(.init("CALayer.duration", \CALayer.duration) { CALayer() })
        list.append(.init("CALayer.frame", \CALayer.frame) { CALayer() })
        list.append(.init("CALayer.minificationFilterBias", \CALayer.minificationFilterBias) { CALayer() })
        list.append(.init("CALayer.opacity", \CALayer.opacity) { CALayer() })
        list.append(.init("CALayer.position", \CALayer.position) { CALayer() })
        list.append(.init("CALayer.rasterizationScale", \CALayer.rasterizationScale) { CALayer() })
        list.append(.init("CALayer.repeatCount", \CALayer.repeatCount) { CALayer() })
        list.append(.init("CALayer.repeatDuration", \CALayer.repeatDuration) { CALayer() })
        list.append(.init("CALayer.shadowOffset", \CALayer.shadowOffset) { CALayer() })
        list.append(.init("CALayer.shadowOpacity", \CALayer.shadowOpacity) { CALayer() })
        list.append(.init("CALayer.shadowRadius", \CALayer.shadowRadius) { CALayer() })
        list.append(.init("CALayer.speed", \CALayer.speed) { CALayer() })
        list.append(.init("CALayer.sublayerTransform", \CALayer.sublayerTransform) { CALayer() })
        list.append(.init("CALayer.timeOffset", \CALayer.timeOffset) { CALayer() })
        list.append(.init("CALayer.transform", \CALayer.transform) { CALayer() })
        list.append(.init("CALayer.zPosition", \CALayer.zPosition) { CALayer() })
        list.append(
            .init("CAReplicatorLayer.instanceAlphaOffset", \CAReplicatorLayer.instanceAlphaOffset) {
                CAReplicatorLayer()
            })
        list.append(
            .init("CAReplicatorLayer.instanceBlueOffset", \CAReplicatorLayer.instanceBlueOffset) { CAReplicatorLayer() }
        )
        list.append(.init("CAReplicatorLayer.instanceCount", \CAReplicatorLayer.instanceCount) { CAReplicatorLayer() })
        list.append(.init("CAReplicatorLayer.instanceDelay", \CAReplicatorLayer.instanceDelay) { CAReplicatorLayer() })
        list.append(
            .init("CAReplicatorLayer.instanceGreenOffset", \CAReplicatorLayer.instanceGreenOffset) {
                CAReplicatorLayer()
            })
        list.append(
            .init("CAReplicatorLayer.instanceRedOffset", \CAReplicatorLayer.instanceRedOffset) { CAReplicatorLayer() })
        list.append(
            .init("CAReplicatorLayer.instanceTransform", \CAReplicatorLayer.instanceTransform) { CAReplicatorLayer() })
        list.append(.init("CAShapeLayer.lineDashPhase", \CAShapeLayer.lineDashPhase) { CAShapeLayer() })
        list.append(.init("CAShapeLayer.lineWidth", \CAShapeLayer.lineWidth) { CAShapeLayer() })
        list.append(.init("CAShapeLayer.miterLimit", \CAShapeLayer.miterLimit) { CAShapeLayer() })
        list.append(.init("CAShapeLayer.strokeEnd", \CAShapeLayer.strokeEnd) { CAShapeLayer() })
        list.append(.init("CAShapeLayer.strokeStart", \CAShapeLayer.strokeStart) { CAShapeLayer() })
        list.append(.init("CASpringAnimation.damping", \CASpringAnimation.damping) { CASpringAnimation() })
        list.append(
            .init("CASpringAnimation.initialVelocity", \CASpringAnimation.initialVelocity) { CASpringAnimation() })
        list.append(.init("CASpringAnimation.mass", \CASpringAnimation.mass) { CASpringAnimation() })
        list.append(.init("CASpringAnimation.stiffness", \CASpringAnimation.stiffness) { CASpringAnimation() })
        list.append(.init("CATextLayer.fontSize", \CATextLayer.fontSize) { CATextLayer() })
        list.append(.init("CATiledLayer.levelsOfDetail", \CATiledLayer.levelsOfDetail) { CATiledLayer() })
        list.append(.init("CATiledLayer.levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias) { CATiledLayer() })
        list.append(.init("CATiledLayer.tileSize", \CATiledLayer.tileSize) { CATiledLayer() })
        list.append(.init("CATransition.endProgress", \CATransition.endProgress) { CATransition() })
        list.append(.init("CATransition.startProgress", \CATransition.startProgress) { CATransition() })
        list.append(
            .init("NSLayoutConstraint.constant", \NSLayoutConstraint.constant) {
                held.heightAnchor.constraint(equalToConstant: 3)
            })
        list.append(
            .init("NSLayoutManager.hyphenationFactor", \NSLayoutManager.hyphenationFactor) { NSLayoutManager() })
        list.append(
            .init("NSMutableParagraphStyle.defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.headIndent", \NSMutableParagraphStyle.headIndent) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.lineSpacing", \NSMutableParagraphStyle.lineSpacing) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore) {
                NSMutableParagraphStyle()
            })
        list.append(
            .init("NSMutableParagraphStyle.tailIndent", \NSMutableParagraphStyle.tailIndent) {
                NSMutableParagraphStyle()
            })
        list.append(.init("NSShadow.shadowBlurRadius", \NSShadow.shadowBlurRadius) { NSShadow() })
        list.append(
            .init("NSStringDrawingContext.minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor) {
                NSStringDrawingContext()
            })
        list.append(
            .init("NSTextAttachment.lineLayoutPadding", \NSTextAttachment.lineLayoutPadding) { NSTextAttachment() })
        list.append(
            .init("NSTextContainer.lineFragmentPadding", \NSTextContainer.lineFragmentPadding) {
                NSTextContainer(size: .zero)
            })
        list.append(
            .init("UIAccessibilityElement.accessibilityFrame", \UIAccessibilityElement.accessibilityFrame) {
                UIAccessibilityElement(accessibilityContainer: UIView())
            })
        list.append(
            .init(
                "UIAccessibilityElement.accessibilityFrameInContainerSpace",
                \UIAccessibilityElement.accessibilityFrameInContainerSpace
            ) { UIAccessibilityElement(accessibilityContainer: UIView()) })
        list.append(.init("UIBarButtonItem.width", \UIBarButtonItem.width) { UIBarButtonItem() })
        list.append(.init("UIBezierPath.flatness", \UIBezierPath.flatness) { UIBezierPath() })
        list.append(.init("UIBezierPath.lineWidth", \UIBezierPath.lineWidth) { UIBezierPath() })
        list.append(.init("UIBezierPath.miterLimit", \UIBezierPath.miterLimit) { UIBezierPath() })
        list.append(.init("UIButton.contentEdgeInsets", \UIButton.contentEdgeInsets) { UIButton(frame: box) })
        list.append(.init("UIButton.imageEdgeInsets", \UIButton.imageEdgeInsets) { UIButton(frame: box) })
        list.append(.init("UIButton.titleEdgeInsets", \UIButton.titleEdgeInsets) { UIButton(frame: box) })
        list.append(
            .init("UICollectionView.bounds", \UICollectionView.bounds) {
                UICollectionView(frame: box, collectionViewLayout: UICollectionViewFlowLayout())
            })
        list.append(
            .init("UICollectionView.frame", \UICollectionView.frame) {
                UICollectionView(frame: box, collectionViewLayout: UICollectionViewFlowLayout())
            })
        list.append(
            .init(
                "UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing",
                \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing
            ) { UICollectionViewCompositionalLayoutConfiguration() })
        list.append(
            .init(
                "UICollectionViewFlowLayout.minimumInteritemSpacing",
                \UICollectionViewFlowLayout.minimumInteritemSpacing
            ) { UICollectionViewFlowLayout() })
        list.append(
            .init("UICollectionViewFlowLayout.minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing) {
                UICollectionViewFlowLayout()
            })
        list.append(
            .init("UICollectionViewLayoutAttributes.alpha", \UICollectionViewLayoutAttributes.alpha) {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            })
        list.append(
            .init("UICollectionViewLayoutAttributes.bounds", \UICollectionViewLayoutAttributes.bounds) {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            })
        list.append(
            .init("UICollectionViewLayoutAttributes.frame", \UICollectionViewLayoutAttributes.frame) {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            })
        list.append(
            .init("UICollectionViewLayoutAttributes.transform", \UICollectionViewLayoutAttributes.transform) {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            })
        list.append(
            .init("UICollectionViewListCell.indentationLevel", \UICollectionViewListCell.indentationLevel) {
                UICollectionViewListCell(frame: box)
            })
        list.append(
            .init("UICollectionViewListCell.indentationWidth", \UICollectionViewListCell.indentationWidth) {
                UICollectionViewListCell(frame: box)
            })
        list.append(
            .init("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration) { UIDatePicker(frame: box) })
        list.append(.init("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval) { UIDatePicker(frame: box) })
        list.append(
            .init(
                "UIDocumentBrowserViewController.defaultDocumentAspectRatio",
                \UIDocumentBrowserViewController.defaultDocumentAspectRatio
            ) { UIDocumentBrowserViewController(forOpening: nil) })
        list.append(
            .init("UIGraphicsImageRendererFormat.scale", \UIGraphicsImageRendererFormat.scale) {
                UIGraphicsImageRendererFormat()
            })
        list.append(.init("UIImageView.animationDuration", \UIImageView.animationDuration) { UIImageView(frame: box) })
        list.append(
            .init("UIKeyboardLayoutGuide.keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding) {
                UIKeyboardLayoutGuide()
            })
        list.append(.init("UILabel.minimumScaleFactor", \UILabel.minimumScaleFactor) { UILabel(frame: box) })
        list.append(.init("UILabel.preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth) { UILabel(frame: box) })
        list.append(
            .init("UILongPressGestureRecognizer.allowableMovement", \UILongPressGestureRecognizer.allowableMovement) {
                UILongPressGestureRecognizer(target: nil, action: nil)
            })
        list.append(
            .init(
                "UILongPressGestureRecognizer.minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration
            ) { UILongPressGestureRecognizer(target: nil, action: nil) })
        list.append(
            .init("UINavigationController.preferredContentSize", \UINavigationController.preferredContentSize) {
                UINavigationController()
            })
        list.append(
            .init(
                "UIPercentDrivenInteractiveTransition.completionSpeed",
                \UIPercentDrivenInteractiveTransition.completionSpeed
            ) { UIPercentDrivenInteractiveTransition() })
        list.append(
            .init("UIPinchGestureRecognizer.scale", \UIPinchGestureRecognizer.scale) {
                UIPinchGestureRecognizer(target: nil, action: nil)
            })
        list.append(
            .init("UIPopoverBackgroundView.arrowOffset", \UIPopoverBackgroundView.arrowOffset) {
                UIPopoverBackgroundView(frame: box)
            })
        list.append(.init("UIProgressView.progress", \UIProgressView.progress) { UIProgressView(frame: box) })
        list.append(
            .init("UIRotationGestureRecognizer.rotation", \UIRotationGestureRecognizer.rotation) {
                UIRotationGestureRecognizer(target: nil, action: nil)
            })
        list.append(.init("UIScrollView.bounds", \UIScrollView.bounds) { UIScrollView(frame: box) })
        list.append(.init("UIScrollView.contentInset", \UIScrollView.contentInset) { UIScrollView(frame: box) })
        list.append(.init("UIScrollView.contentOffset", \UIScrollView.contentOffset) { UIScrollView(frame: box) })
        list.append(.init("UIScrollView.contentSize", \UIScrollView.contentSize) { UIScrollView(frame: box) })
        list.append(.init("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale) { UIScrollView(frame: box) })
        list.append(.init("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale) { UIScrollView(frame: box) })
        list.append(
            .init("UIScrollView.scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets) {
                UIScrollView(frame: box)
            })
        list.append(.init("UIScrollView.zoomScale", \UIScrollView.zoomScale) { UIScrollView(frame: box) })
        list.append(
            .init("UISearchBar.searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment) {
                UISearchBar(frame: box)
            })
        list.append(
            .init("UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex) {
                UISearchBar(frame: box)
            })
        list.append(
            .init("UISegmentedControl.selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex) {
                UISegmentedControl(frame: box)
            })
        list.append(.init("UISlider.maximumValue", \UISlider.maximumValue) { UISlider(frame: box) })
        list.append(.init("UISlider.minimumValue", \UISlider.minimumValue) { UISlider(frame: box) })
        list.append(.init("UISlider.value", \UISlider.value) { UISlider(frame: box) })
        list.append(.init("UIStackView.spacing", \UIStackView.spacing) { UIStackView(frame: box) })
        list.append(.init("UIStepper.value", \UIStepper.value) { UIStepper(frame: box) })
        list.append(.init("UITabBar.itemSpacing", \UITabBar.itemSpacing) { UITabBar(frame: box) })
        list.append(.init("UITabBar.itemWidth", \UITabBar.itemWidth) { UITabBar(frame: box) })
        list.append(
            .init("UITabBarAppearance.stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing) {
                UITabBarAppearance()
            })
        list.append(
            .init("UITabBarAppearance.stackedItemWidth", \UITabBarAppearance.stackedItemWidth) { UITabBarAppearance() })
        list.append(
            .init("UITabBarController.selectedIndex", \UITabBarController.selectedIndex) { UITabBarController() })
        list.append(.init("UITableView.bounds", \UITableView.bounds) { UITableView(frame: box) })
        list.append(
            .init("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight) { UITableView(frame: box) })
        list.append(
            .init("UITableView.estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight) {
                UITableView(frame: box)
            })
        list.append(
            .init("UITableView.estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight) {
                UITableView(frame: box)
            })
        list.append(.init("UITableView.fillerRowHeight", \UITableView.fillerRowHeight) { UITableView(frame: box) })
        list.append(.init("UITableView.rowHeight", \UITableView.rowHeight) { UITableView(frame: box) })
        list.append(
            .init("UITableView.sectionFooterHeight", \UITableView.sectionFooterHeight) { UITableView(frame: box) })
        list.append(
            .init("UITableView.sectionHeaderHeight", \UITableView.sectionHeaderHeight) { UITableView(frame: box) })
        list.append(
            .init("UITableView.sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding) {
                UITableView(frame: box)
            })
        list.append(.init("UITableView.separatorInset", \UITableView.separatorInset) { UITableView(frame: box) })
        list.append(.init("UITableViewCell.indentationWidth", \UITableViewCell.indentationWidth) { UITableViewCell() })
        list.append(.init("UITableViewCell.separatorInset", \UITableViewCell.separatorInset) { UITableViewCell() })
        list.append(.init("UITextField.minimumFontSize", \UITextField.minimumFontSize) { UITextField(frame: box) })
        list.append(.init("UITextView.bounds", \UITextView.bounds) { UITextView(frame: box) })
        list.append(.init("UITextView.selectedRange", \UITextView.selectedRange) { UITextView(frame: box) })
        list.append(.init("UITextView.textContainerInset", \UITextView.textContainerInset) { UITextView(frame: box) })
        list.append(.init("UIView.alpha", \UIView.alpha) { UIView(frame: box) })
        list.append(.init("UIView.anchorPoint", \UIView.anchorPoint) { UIView(frame: box) })
        list.append(.init("UIView.bounds", \UIView.bounds) { UIView(frame: box) })
        list.append(.init("UIView.center", \UIView.center) { UIView(frame: box) })
        list.append(.init("UIView.contentScaleFactor", \UIView.contentScaleFactor) { UIView(frame: box) })
        list.append(.init("UIView.directionalLayoutMargins", \UIView.directionalLayoutMargins) { UIView(frame: box) })
        list.append(.init("UIView.frame", \UIView.frame) { UIView(frame: box) })
        list.append(.init("UIView.largeContentImageInsets", \UIView.largeContentImageInsets) { UIView(frame: box) })
        list.append(.init("UIView.layoutMargins", \UIView.layoutMargins) { UIView(frame: box) })
        list.append(.init("UIView.transform", \UIView.transform) { UIView(frame: box) })
        list.append(.init("UIView.transform3D", \UIView.transform3D) { UIView(frame: box) })
        list.append(
            .init("UIViewController.additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets) {
                UIViewController()
            })
        list.append(
            .init("UIViewPropertyAnimator.fractionComplete", \UIViewPropertyAnimator.fractionComplete) {
                UIViewPropertyAnimator(duration: 1, curve: .linear)
            })
        return list
    }
}
