import Foundation
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What documents say of objects, seen on the objects.
final class NibDocumentTests: MainTestCase, @unchecked Sendable {
    private var documents: NibDocuments!

    final class Card: UIView {
        var radiusAtInit: CGFloat = -1
        var shade: UIColor?
        var colorAtInit: UIColor?
        var partner: Card?
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            colorAtInit = backgroundColor
            radiusAtInit = layer.cornerRadius
        }
    }

    final class Host: UIViewController {
        var field: UITextField?
        var all: [UIView] = []
        var width: NSLayoutConstraint?
        var pressed: [String] = []
        var item: UIBarButtonItem?
    }

    /// A data source as a document makes it.
    final class Source: NSObject {
        nonisolated(unsafe) var hasAwakened = false
        var view: UIView?
    }

    final class Gap: NSLayoutConstraint {
        var awoken: CGFloat?
        override func awakeFromNib() {
            super.awakeFromNib()
            awoken = constant
        }
    }

    final class Item: UIBarButtonItem {
        var awoken: String?
        override func awakeFromNib() {
            super.awakeFromNib()
            awoken = title
        }
    }

    private static let registered: Void = {
        _porticoRegisterName("DocGap") { Gap.self }
        _porticoRegisterName("DocItem") { Item.self }
        _porticoRegisterName("DocCard") { Card.self }
        _porticoRegisterName("DocHost") { Host.self }
        _porticoRegisterName("DocSource") { Source.self }
        _porticoRegister("setShade:\nsetPartner:", { Card.self }) { object, index, a in
            let card = object as! Card
            if index == 0 { card.shade = a(0) } else { card.partner = a(0) }
            return nil
        }
        _porticoRegister("awakeFromNib", { Source.self }) { object, _, _ in
            (object as! Source).hasAwakened = (object as! Source).view != nil
            return nil
        }
        _porticoRegister("setView:", { Source.self }) { object, _, a in
            (object as! Source).view = a(0)
            return nil
        }
        _porticoRegister("setField:\nsetAll:\nsetWidth:\npress:\ntap:\nsetItem:", { Host.self }) { object, index, a in
            let host = object as! Host
            switch index {
            case 0: host.field = a(0)
            case 1: host.all = a(0)
            case 2: host.width = a(0)
            case 3: host.pressed.append("press")
            case 4: host.pressed.append("tap")
            default: host.item = a(0)
            }
            return nil
        }
    }()

    override func prepare() {
        _ = Self.registered
        documents = NibDocuments()
        documents.use()
    }

    override func cleanUp() {
        NibSources.current = nil
        StoryboardSources.current = nil
    }

    @MainActor private func load(_ objects: String, resources: String = "") throws -> [Any] {
        try documents.xib("Test", objects, resources: resources)
        return UINib(nibName: "Test", bundle: nil).instantiate(withOwner: nil)
    }

    private let frame = #"<rect key="frame" x="10" y="20" width="100" height="40"/>"#

    // MARK: Properties

    func testAViewsProperties() throws {
        try onMain {
            let view =
                try load(
                    """
                    <view hidden="YES" tag="42" contentMode="scaleAspectFill" alpha="0.5" opaque="NO" clipsSubviews="YES"
                     multipleTouchEnabled="YES" userInteractionEnabled="NO" id="v" horizontalHuggingPriority="300"
                     verticalCompressionResistancePriority="900" semanticContentAttribute="forceRightToLeft">\(frame)
                     <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                     <color key="backgroundColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                     <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                     <accessibility key="accessibilityConfiguration" identifier="plate" label="A plate"><accessibilityTraits
                     key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility></view>
                    """)[0] as! UIView
            XCTAssertEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 40))
            XCTAssertTrue(view.isHidden && view.clipsToBounds && view.isMultipleTouchEnabled)
            XCTAssertFalse(view.isOpaque || view.isUserInteractionEnabled)
            XCTAssertEqual([view.tag, Int(view.alpha * 10)], [42, 5])
            XCTAssertEqual(view.contentMode, .scaleAspectFill)
            XCTAssertEqual(view.autoresizingMask, [.flexibleWidth, .flexibleTopMargin])
            XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
            XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            XCTAssertEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 300)
            XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 900)
            XCTAssertEqual([view.accessibilityIdentifier, view.accessibilityLabel], ["plate", "A plate"])
            XCTAssertEqual(view.accessibilityTraits, .button)
            XCTAssertEqual(documents.problems, [])
        }
    }

    func testALabelsProperties() throws {
        try onMain {
            let label =
                try load(
                    """
                    <label opaque="NO" text="One&#10;Two" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" id="l">\(frame)
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" systemColor="secondaryLabelColor"/><nil key="highlightedColor"/></label>
                    """)[0] as! UILabel
            XCTAssertEqual(label.text, "One\nTwo")
            XCTAssertEqual(label.font, .boldSystemFont(ofSize: 20))
            XCTAssertEqual(label.textColor, .secondaryLabel)
            XCTAssertEqual(label.textAlignment, .center)
            XCTAssertEqual(label.numberOfLines, 0)
            XCTAssertFalse(label.isOpaque || label.isUserInteractionEnabled)
        }
    }

    /// Xcode writes that a label takes no touches, and nothing where it does.
    func testLabelsAndPicturesThatTakeTouches() throws {
        try onMain {
            let all = try load(
                """
                <label opaque="NO" contentMode="left" text="a" id="a">\(frame)</label>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="b" id="b">\(frame)</label>
                <imageView contentMode="scaleToFill" id="c">\(frame)</imageView>
                <imageView userInteractionEnabled="NO" contentMode="scaleToFill" id="d">\(frame)</imageView>
                <imageView id="e">\(frame)</imageView>
                """)
            XCTAssertEqual(
                all.compactMap { ($0 as? UIView)?.isUserInteractionEnabled }, [true, false, true, false, false])
        }
    }

    /// Text over a picture: the view is see-through there, and moves by a finger if there is nothing to scroll.
    func testATextViewKeepsTheColourOfItsNib() throws {
        try onMain {
            let all = try load(
                """
                <textView alwaysBounceVertical="YES" id="a">\(frame)
                <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </textView><textView id="b">\(frame)</textView>
                """)
            let (clear, plain) = (all[0] as! UITextView, all[1] as! UITextView)
            XCTAssertEqual(clear.backgroundColor?.cgColor.alpha, 0)
            XCTAssertTrue(clear.alwaysBounceVertical)
            XCTAssertEqual(plain.backgroundColor, .systemBackground)
            XCTAssertFalse(plain.alwaysBounceVertical)
        }
    }

    func testWhatTextsHaveBesidesTheirText() throws {
        try onMain {
            let all = try load(
                """
                <textView id="a">\(frame)<dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/>
                <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textView>
                <label id="b">\(frame)<attributedString key="attributedText"><fragment content="Words"><attributes>
                <shadow key="NSShadow" blurRadius="3"><size key="offset" width="1" height="2"/></shadow>
                <paragraphStyle key="NSParagraphStyle" baseWritingDirection="rightToLeft" hyphenationFactor="1" defaultTabInterval="36">
                <tabStops><textTab alignment="right" location="28"><options/></textTab></tabStops></paragraphStyle>
                </attributes></fragment></attributedString></label>
                """)
            let view = all[0] as! UITextView
            XCTAssertEqual(view.dataDetectorTypes, [.link, .phoneNumber])
            XCTAssertTrue(view.isSecureTextEntry)
            let text = try XCTUnwrap((all[1] as! UILabel).attributedText).attributes(at: 0, effectiveRange: nil)
            let shadow = try XCTUnwrap(text[.shadow] as? NSShadow)
            XCTAssertEqual(
                [shadow.shadowBlurRadius, shadow.shadowOffset.width, shadow.shadowOffset.height], [3, 1, 2])
            let style = try XCTUnwrap(text[.paragraphStyle] as? NSParagraphStyle)
            XCTAssertEqual(style.baseWritingDirection, .rightToLeft)
            XCTAssertEqual([CGFloat(style.hyphenationFactor), style.defaultTabInterval], [1, 36])
            XCTAssertEqual(style.tabStops.map(\.location), [28])
            XCTAssertEqual(style.tabStops.map(\.alignment), [.right])
        }
    }

    func testRowsThatFewDocumentsHave() throws {
        try onMain {
            let all = try load(
                """
                <tableView separatorInsetReference="fromAutomaticInsets" contentViewInsetsToSafeArea="NO" id="a">\(frame)</tableView>
                <tableViewCell focusStyle="custom" id="b">\(frame)<tableViewCellContentView key="contentView" id="c"/></tableViewCell>
                <segmentedControl id="f">\(frame)<segments><segment title="One"><size key="contentOffset" width="1" height="2"/></segment>
                </segments></segmentedControl>
                <pinchGestureRecognizer scale="2" id="g"/><rotationGestureRecognizer rotation="1.5" id="h"/>
                """)
            let table = all[0] as! UITableView
            XCTAssertEqual(table.separatorInsetReference, .fromAutomaticInsets)
            XCTAssertFalse(table.insetsContentViewsToSafeArea)
            XCTAssertEqual((all[1] as! UITableViewCell).focusStyle, .custom)
            XCTAssertEqual(
                (all[2] as! UISegmentedControl).contentOffsetForSegment(at: 0), CGSize(width: 1, height: 2))
            XCTAssertEqual((all[3] as! UIPinchGestureRecognizer).scale, 2)
            XCTAssertEqual((all[4] as! UIRotationGestureRecognizer).rotation, 1.5)
        }
    }

    func testButtons() throws {
        try onMain {
            let all =
                try load(
                    """
                    <button buttonType="roundedRect" id="a">\(frame)<fontDescription key="fontDescription" type="system" pointSize="22"/>
                    <state key="normal" title="Old"><color key="titleColor" cocoaTouchSystemColor="darkTextColor"/></state>
                    <state key="highlighted" title="Now"/><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>
                    <button id="b">\(frame)<state key="normal" image="star" catalog="system"/></button>
                    <button buttonType="system" id="c">\(frame)<state key="normal" title="x"/><buttonConfiguration key="configuration"
                     style="filled" title="Add" image="plus" catalog="system" imagePlacement="trailing" cornerStyle="capsule"><color
                     key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
                    """) as! [UIButton]
            XCTAssertEqual(all.map(\.buttonType), [.system, .custom, .system])
            XCTAssertEqual(all[0].title(for: .normal), "Old")
            XCTAssertEqual(all[0].title(for: .highlighted), "Now")
            XCTAssertEqual(all[0].titleColor(for: .normal), .darkText)
            XCTAssertEqual(all[0].titleLabel?.font.pointSize, 22)
            XCTAssertEqual(all[0].contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            XCTAssertNotNil(all[1].image(for: .normal))
            XCTAssertEqual(all[2].configuration?.title, "Add")
            XCTAssertEqual(all[2].configuration?.imagePlacement, .trailing)
            XCTAssertEqual(all[2].configuration?.baseBackgroundColor, .systemRed)
            XCTAssertEqual(all[2].configuration?.cornerStyle, .capsule)
        }
    }

    func testControls() throws {
        try onMain {
            let all = try load(
                """
                <switch on="YES" id="a">\(frame)</switch><switch id="b">\(frame)</switch>
                <slider value="5" minValue="1" maxValue="10" continuous="NO" id="c">\(frame)</slider>
                <stepper value="4" minimumValue="2" maximumValue="300" stepValue="2" id="d">\(frame)</stepper>
                <segmentedControl selectedSegmentIndex="1" id="e">\(frame)<segments><segment title="One"/><segment title="Two"
                 width="80"/></segments></segmentedControl>
                <pageControl numberOfPages="3" currentPage="1" id="f">\(frame)</pageControl>
                <progressView progress="0.25" id="g">\(frame)</progressView>
                <activityIndicatorView animating="YES" style="whiteLarge" id="h">\(frame)</activityIndicatorView>
                <textField borderStyle="roundedRect" text="T" placeholder="P" textAlignment="right" clearButtonMode="always" id="i">
                 \(frame)<textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next"
                 secureTextEntry="YES" autocorrectionType="no"/></textField>
                """)
            XCTAssertEqual([(all[0] as! UISwitch).isOn, (all[1] as! UISwitch).isOn], [true, false])
            let slider = all[2] as! UISlider
            XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [1, 5, 10])
            XCTAssertFalse(slider.isContinuous)
            let stepper = all[3] as! UIStepper
            XCTAssertEqual(
                [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue], [2, 4, 300, 2])
            let segments = all[4] as! UISegmentedControl
            XCTAssertEqual((0..<2).map { segments.titleForSegment(at: $0) }, ["One", "Two"])
            XCTAssertEqual(segments.selectedSegmentIndex, 1)
            XCTAssertEqual(segments.widthForSegment(at: 1), 80)
            let pages = all[5] as! UIPageControl
            XCTAssertEqual([pages.numberOfPages, pages.currentPage], [3, 1])
            XCTAssertEqual((all[6] as! UIProgressView).progress, 0.25)
            let activity = all[7] as! UIActivityIndicatorView
            XCTAssertTrue(activity.isAnimating)
            XCTAssertEqual(activity.style, .large)
            let field = all[8] as! UITextField
            XCTAssertEqual([field.text, field.placeholder], ["T", "P"])
            XCTAssertEqual(field.borderStyle, .roundedRect)
            XCTAssertEqual(field.keyboardType, .emailAddress)
            XCTAssertEqual(field.autocapitalizationType, .none)
            XCTAssertTrue(field.isSecureTextEntry)
        }
    }

    func testAnAttributedLabelAndTheColourForms() throws {
        try onMain {
            let all = try load(
                """
                <label usesAttributedText="YES" id="l">\(frame)<attributedString key="attributedText"><fragment content="Red "><attributes>
                <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/><integer key="NSUnderline"
                value="1"/></attributes></fragment><fragment><string key="content">two</string></fragment></attributedString></label>
                <view id="a"><color key="backgroundColor" white="0.25" alpha="0.5" colorSpace="calibratedWhite"/></view>
                <view id="b"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"/></view>
                <view id="c"><color key="backgroundColor" name="Missing"/></view>
                <view id="d"><color key="backgroundColor" name="Nowhere"/></view>
                <view id="e"><color key="backgroundColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></view>
                """,
                resources:
                    "<namedColor name=\"Missing\"><color white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></namedColor>"
            )
            let text = (all[0] as! UILabel).attributedText!
            XCTAssertEqual(text.string, "Red two")
            XCTAssertEqual(
                text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
                .init(red: 1, green: 0, blue: 0, alpha: 1))
            XCTAssertNil(text.attribute(.underlineStyle, at: 5, effectiveRange: nil))
            XCTAssertEqual(
                all.dropFirst().map { ($0 as! UIView).backgroundColor },
                [
                    UIColor(white: 0.25, alpha: 0.5), .systemBackground, UIColor(white: 1, alpha: 1), nil,
                    UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 1),
                ])
        }
    }

    /// Interface Builder writes `systemColor` with names of before iOS 13, too, above all for grouped tables. They follow
    /// the appearance; the copy in the document is the light colour alone. A name that nobody knows is that copy.
    func testSystemColoursOfOldNamesFollowTheAppearance() throws {
        try onMain {
            let light = #"red="0.949" green="0.949" blue="0.969" alpha="1""#
            let all = try load(
                """
                <view id="a"><color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/></view>
                <view id="b"><color key="backgroundColor" cocoaTouchSystemColor="tableCellGroupedBackgroundColor"/></view>
                <view id="c"><color key="backgroundColor" systemColor="darkTextColor"/></view>
                <view id="d"><color key="backgroundColor" systemColor="colorOfTomorrow"/></view>
                """,
                resources: ["groupTableViewBackgroundColor", "darkTextColor", "colorOfTomorrow"].map {
                    "<systemColor name=\"\($0)\"><color \(light) colorSpace=\"custom\" customColorSpace=\"sRGB\"/></systemColor>"
                }.joined())
            let colors = all.map { ($0 as! UIView).backgroundColor }
            XCTAssertEqual(
                Array(colors.prefix(3)), [.systemGroupedBackground, .secondarySystemGroupedBackground, .darkText])
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            XCTAssertEqual(
                colors[0]?.resolvedColor(with: dark), UIColor.systemGroupedBackground.resolvedColor(with: dark))
            XCTAssertEqual(colors[3]?.cgColor.components?.first ?? 0, 0.949, accuracy: 0.001)
        }
    }

    // MARK: Order

    /// What a subclass does after super.init(coder:) is not undone: the document's values are there before.
    func testValuesAreThereInASubclassInitialiser() throws {
        try onMain {
            let card =
                try load(
                    """
                    <view customClass="DocCard" id="v"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer
                     key="value" value="8"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="shade"><color
                     key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="nobody.home" value="x"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/></userDefinedRuntimeAttributes></view>
                    """)[0] as! Card
            XCTAssertEqual(card.colorAtInit, UIColor(white: 1, alpha: 1))
            XCTAssertEqual(card.radiusAtInit, 0, "runtime attributes come when all objects are made")
            XCTAssertEqual(card.layer.cornerRadius, 8)
            XCTAssertEqual(card.shade, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    /// DEV-300
    func testAClassThatIsNotThereIsTheElementsOwn() throws {
        try onMain {
            let all = try load(
                "<label customClass=\"Nobody\" customModule=\"App\" customModuleProvider=\"target\" text=\"x\" id=\"a\"/>"
                    + "<arscnView id=\"b\"/>")
            XCTAssertEqual((all[0] as? UILabel)?.text, "x")
            XCTAssertTrue(type(of: all[1]) == UIView.self)
        }
    }

    // MARK: Constraints

    func testConstraintsInAllForms() throws {
        try onMain {
            let view =
                try load(
                    """
                    <view id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
                     <constraint firstAttribute="width" constant="160" id="c1"/>
                     <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="c2"/>
                     <constraint firstAttribute="height" constant="1" placeholder="YES" id="c3"/></constraints></view>
                    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="7" y="8" width="9" height="10"/></view>
                    </subviews><constraints>
                     <constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" constant="20" id="c4"/>
                     <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c5"/>
                     <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c6"/>
                     <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="leading" id="c7"/>
                     <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="height" id="c8"/>
                    </constraints><viewLayoutGuide key="safeArea" id="g"/></view>
                    """)[0] as! UIView
            view.layoutIfNeeded()
            XCTAssertEqual(view.subviews[0].frame, CGRect(x: 8, y: 20, width: 160, height: 90))
            XCTAssertEqual(view.subviews[1].frame, CGRect(x: 7, y: 8, width: 9, height: 10))
        }
    }

    func testConstraintsAndBarItemsHearThatTheyAreConnected() throws {
        try onMain {
            let objects = try load(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="40" height="30"/><constraints>
                <constraint firstAttribute="width" constant="160" id="c1" customClass="DocGap"/></constraints></view>
                <barButtonItem title="Go" id="i" customClass="DocItem"/>
                """)
            let view = try XCTUnwrap(objects[0] as? UIView)
            XCTAssertEqual((view.constraints.first as? Gap)?.awoken, 160)
            XCTAssertEqual((objects.last as? Item)?.awoken, "Go")
        }
    }

    func testAStackView() throws {
        try onMain {
            let stack =
                try load(
                    """
                    <stackView axis="vertical" distribution="fillEqually" spacing="10" id="s"><rect key="frame" x="0" y="0" width="100" height="110"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view translatesAutoresizingMaskIntoConstraints="NO"
                     id="b"/></subviews></stackView>
                    """)[0] as! UIStackView
            XCTAssertEqual(stack.arrangedSubviews.count, 2)
            stack.layoutIfNeeded()
            XCTAssertEqual(
                stack.arrangedSubviews.map(\.frame),
                [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50)])
        }
    }

    func testAScrollViewsGuidesAndAnEffectsContent() throws {
        try onMain {
            let all = try load(
                """
                <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view
                 translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints><constraint firstAttribute="height" constant="500" id="c1"/>
                 </constraints></view></subviews><constraints>
                 <constraint firstItem="a" firstAttribute="top" secondItem="cg" secondAttribute="top" id="c2"/>
                 <constraint firstItem="a" firstAttribute="bottom" secondItem="cg" secondAttribute="bottom" id="c3"/>
                 <constraint firstItem="a" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c4"/>
                 <constraint firstItem="a" firstAttribute="trailing" secondItem="cg" secondAttribute="trailing" id="c5"/>
                 <constraint firstItem="a" firstAttribute="width" secondItem="fg" secondAttribute="width" id="c6"/></constraints>
                 <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
                <visualEffectView id="e"><rect key="frame" x="0" y="0" width="50" height="50"/><view key="contentView" id="ec"><rect key="frame"
                 x="0" y="0" width="50" height="50"/><subviews><label text="Over" id="el"/></subviews></view><blurEffect style="dark"/></visualEffectView>
                """)
            let scroll = all[0] as! UIScrollView
            scroll.layoutIfNeeded()
            XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 500))
            let effect = all[1] as! UIVisualEffectView
            XCTAssertEqual((effect.contentView.subviews.first as? UILabel)?.text, "Over")
            XCTAssertEqual(effect.effect, UIBlurEffect(style: .dark))
        }
    }

    func testUninstalledPartsAndSizeClasses() throws {
        try onMain {
            let view =
                try load(
                    """
                    <view id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
                    <view id="a"/><view id="b"/><stackView id="s"><variation key="widthClass=regular" axis="vertical" spacing="20"/></stackView></subviews>
                    <constraints><constraint firstAttribute="width" constant="100" id="c1"><variation key="widthClass=regular" constant="200"/></constraint>
                    <constraint firstAttribute="height" constant="80" id="c2"/></constraints>
                    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="c2"/></mask></variation>
                    <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask><mask key="constraints"><include reference="c2"/></mask></variation></view>
                    """)[0] as! UIView
            let stack = view.subviews.compactMap { $0 as? UIStackView }[0]
            let state = { @MainActor in
                [
                    view.subviews.count, view.constraints.count, Int(view.constraints.map(\.constant).reduce(0, +)),
                    Int(stack.spacing), stack.axis.rawValue,
                ]
            }
            XCTAssertEqual(state(), [2, 1, 100, 0, 0])
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(view)
            view.traitOverrides.horizontalSizeClass = .regular
            harness.advance(by: 0.1)
            XCTAssertEqual(state(), [3, 2, 280, 20, 1])
            view.traitOverrides.horizontalSizeClass = .compact
            harness.advance(by: 0.1)
            XCTAssertEqual(state(), [2, 1, 100, 0, 0])
        }
    }

    // MARK: Connections

    func testOutletsCollectionsActionsAndGestures() throws {
        try onMain {
            try documents.xib(
                "Owned",
                """
                <view customClass="DocCard" id="v"><subviews><textField id="f"/><button id="b"><connections><action selector="press:"
                 destination="-1" eventType="touchUpInside" id="x1"/></connections></button></subviews>
                 <constraints><constraint firstAttribute="width" constant="33" id="w"/></constraints>
                 <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="x2"/><outlet property="partner"
                 destination="v2" id="x3"/></connections></view><view customClass="DocCard" id="v2"/>
                <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections><action selector="tap:" destination="-1" id="x4"/></connections></tapGestureRecognizer>
                <customObject customClass="DocSource" id="o"><connections><outlet property="view" destination="v" id="x5"/></connections></customObject>
                """,
                owner: """
                    <connections><outlet property="view" destination="v" id="o1"/><outlet property="field" destination="f" id="o2"/>
                    <outlet property="width" destination="w" id="o3"/><outletCollection property="all" destination="v" id="o4"/>
                    <outletCollection property="all" destination="v2" id="o5"/></connections>
                    """)
            let host = Host(nibName: "Owned", bundle: nil)
            let card = host.view as! Card
            XCTAssertTrue(host.field === card.subviews[0])
            XCTAssertEqual(host.width?.constant, 33)
            XCTAssertEqual(host.all.count, 2)
            XCTAssertTrue(card.partner === host.all[1])
            (card.subviews[1] as! UIButton).sendActions(for: .touchUpInside)
            XCTAssertEqual(host.pressed, ["press"])
            let tap = card.gestureRecognizers?.first as? UITapGestureRecognizer
            XCTAssertEqual(tap?.numberOfTapsRequired, 2)
            let loaded = UINib(nibName: "Owned", bundle: nil).instantiate(withOwner: Host())
            XCTAssertEqual(loaded.count, 4, "owner and first responder are no top-level objects")
            XCTAssertTrue((loaded[3] as? Source)?.view === loaded[0] as AnyObject)
            XCTAssertEqual((loaded[3] as? Source)?.hasAwakened, true, "when it was connected")
        }
    }

    final class Twin: UIView {}
    final class AppsTwin: UIView {}
    final class AppsChild: UIView {}

    /// DEV-862.
    func testAClassThatTheAppCompilesOnceMoreIsTheApps() throws {
        try onMain {
            _porticoRegisterName("TwinLib.DocTwin") { Twin.self }
            _porticoRegisterName("TwinApp.DocTwin") { AppsTwin.self }
            _porticoRegisterName("TwinLib.DocChild") { UIView.self }
            _porticoRegisterName("TwinApp.DocChild") { AppsChild.self }
            let usual = NibClasses.appModule
            NibClasses.appModule = "TwinApp"
            defer { NibClasses.appModule = usual }
            let views = try load(
                """
                <view customClass="DocTwin" customModule="TwinLib" id="a"/><view customClass="DocChild" customModule="TwinLib" id="b"/>
                """)
            XCTAssertTrue(views[0] is AppsTwin)
            XCTAssertTrue(type(of: views[1]) == UIView.self, "the app's inherits it")
        }
    }

    func testADocumentThatLeadsToNothingLoadsTheRest() throws {
        try onMain {
            let button =
                try load(
                    """
                    <button id="b"><connections><action selector="go" destination="gone" eventType="touchUpInside" id="x"/><outlet property="ghost"
                     destination="gone" id="y"/></connections></button>
                    """)[0] as! UIButton
            XCTAssertEqual(button.buttonType, .custom)
            XCTAssertEqual(documents.problems.count, 2)
        }
    }
}
