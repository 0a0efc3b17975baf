/// The screen of an app that begins with a storyboard.
extension NewProject {
    var screenInStoryboard: [(path: String, text: String)] {
        [("\(name)/ViewController.swift", controller), ("\(name)/Base.lproj/Main.storyboard", storyboard)]
    }

    private var controller: String {
        """
        import UIKit

        class ViewController: UIViewController {
            private(set) var count = 0
            @IBOutlet var countLabel: UILabel!

            @IBAction func increment() {
                count += 1
                countLabel.text = "\\(count)"
            }
        }

        """
    }

    private var storyboard: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="nav-00-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
            </dependencies>
            <scenes>
                <scene sceneID="sce-00-001">
                    <objects>
                        <navigationController id="nav-00-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-00-001"/>
                            <connections>
                                <segue destination="con-00-001" kind="relationship" relationship="rootViewController" \
        id="seg-00-001"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-00-001" userLabel="First Responder" \
        sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="sce-00-002">
                    <objects>
                        <viewController storyboardIdentifier="counter" title="\(name)" id="con-00-001" \
        customClass="ViewController" customModule="\(name)" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vie-00-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" \
        spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="sta-00-001">
                                        <subviews>
                                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="0" \
        adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                                                <fontDescription key="fontDescription" \
        style="UICTFontTextStyleTitle0"/>
                                            </label>
                                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="but-00-001">
                                                <state key="normal" title="Button"/>
                                                <buttonConfiguration key="configuration" style="filled" title="Count"/>
                                                <connections>
                                                    <action selector="increment" destination="con-00-001" \
        eventType="touchUpInside" id="act-00-001"/>
                                                </connections>
                                            </button>
                                        </subviews>
                                    </stackView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="saf-00-001"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
                                    <constraint firstItem="sta-00-001" firstAttribute="centerX" secondItem="saf-00-001" \
        secondAttribute="centerX" id="cnx-00-001"/>
                                    <constraint firstItem="sta-00-001" firstAttribute="centerY" secondItem="saf-00-001" \
        secondAttribute="centerY" id="cny-00-001"/>
                                </constraints>
                            </view>
                            <navigationItem key="navigationItem" title="\(name)" id="ite-00-001"/>
                            <connections>
                                <outlet property="countLabel" destination="lab-00-001" id="out-00-001"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fir-00-002" userLabel="First Responder" \
        sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
            <resources>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """
    }
}
