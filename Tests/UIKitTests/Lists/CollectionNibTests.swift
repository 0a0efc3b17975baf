import CoreGraphics
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

@MainActor private final class BoardTiles: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Person", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
}

final class CollectionNibTests: MainTestCase, @unchecked Sendable {
    private var documents: NibDocuments!

    override func prepare() {
        _porticoRegisterName("BoardTiles") { BoardTiles.self }
        documents = NibDocuments()
        documents.use()
    }

    override func cleanUp() {
        NibSources.current = nil
        StoryboardSources.current = nil
    }

    /// As Xcode writes a collection view controller's scene.
    func testACollectionOfAStoryboard() throws {
        try onMain {
            try documents.storyboard(
                "Main", initial: "c",
                """
                <collectionViewController customClass="BoardTiles" id="c">
                <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill"
                allowsMultipleSelection="YES" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="11" id="l">
                <size key="itemSize" width="140" height="180"/><size key="headerReferenceSize" width="50" height="40"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="10" minY="9" maxX="8" maxY="7"/></collectionViewFlowLayout>
                <cells><collectionViewCell opaque="NO" reuseIdentifier="Person" id="p">
                <rect key="frame" x="10" y="10" width="140" height="180"/>
                <view key="contentView" contentMode="center"><rect key="frame" x="0" y="0" width="140" height="180"/>
                <subviews><label text="Name" id="n">
                <frame key="frameInset" minX="10" minY="134" width="120" height="40"/></label></subviews></view>
                </collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="Head" id="h">
                <rect key="frame" x="0" y="0" width="375" height="40"/></collectionReusableView>
                <connections><outlet property="dataSource" destination="c" id="o1"/>
                <outlet property="delegate" destination="c" id="o2"/></connections>
                </collectionView></collectionViewController>
                """)
            let controller =
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
                as! UICollectionViewController
            harness.show(root: controller)
            harness.turn()
            let view = controller.collectionView!
            XCTAssertTrue(view.superview === controller.view && view.delegate === controller)
            let layout = view.collectionViewLayout as! UICollectionViewFlowLayout
            XCTAssertEqual(layout.itemSize, CGSize(width: 140, height: 180))
            XCTAssertEqual(layout.minimumLineSpacing, 12)
            XCTAssertEqual(layout.minimumInteritemSpacing, 11)
            XCTAssertEqual(layout.sectionInset, UIEdgeInsets(top: 9, left: 10, bottom: 7, right: 8))
            XCTAssertTrue(view.allowsMultipleSelection)
            XCTAssertTrue(controller.collectionViewLayout === layout)
            XCTAssertEqual(view.visibleCells.count, 3)
            let cell = view.visibleCells[0]
            XCTAssertEqual(cell.reuseIdentifier, "Person")
            XCTAssertEqual((cell.contentView.subviews.first as? UILabel)?.text, "Name")
            XCTAssertEqual(cell.contentView.subviews.first?.frame, CGRect(x: 10, y: 134, width: 120, height: 40))
            XCTAssertEqual(cell.frame.size, CGSize(width: 140, height: 180))
            XCTAssertEqual(
                view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.height),
                [40])
        }
    }

    /// A nib connects them by key.
    func testOutletsOfListsPickersAndSearchBars() {
        onMain {
            let owner = Owner()
            let views: [(NSObject, String)] = [
                (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), "dataSource"),
                (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), "delegate"),
                (
                    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
                    "prefetchDataSource"
                ),
                (UITableView(), "dataSource"), (UITableView(), "delegate"), (UITableView(), "prefetchDataSource"),
                (UIPickerView(), "dataSource"), (UIPickerView(), "delegate"), (UISearchBar(), "delegate"),
                (UITextView(), "delegate"),
            ]
            for (view, key) in views {
                XCTAssertTrue(NibKeys.accepts(key, view), "\(type(of: view)).\(key)")
                view.setValue(owner, forKey: key)
                XCTAssertTrue(view.value(forKey: key) as AnyObject? === owner, "\(type(of: view)).\(key)")
            }
            XCTAssertTrue((views[0].0 as? UICollectionView)?.dataSource === owner)
            XCTAssertTrue((views[1].0 as? UICollectionView)?.delegate === owner)
            XCTAssertTrue((views[4].0 as? UITableView)?.delegate === owner)
            XCTAssertTrue((views[9].0 as? UITextView)?.delegate === owner)
        }
    }

    private final class Owner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDataSource,
        UITableViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate, UITextViewDelegate,
        UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching
    {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    }
}
