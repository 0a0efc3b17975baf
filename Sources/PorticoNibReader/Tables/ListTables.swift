extension NibTables {
    static let lists = """
        tableView UITableView < scrollView
         style plain|grouped|insetGrouped plain
         dataMode prototypes|static
         rowHeight num -1
         estimatedRowHeight num -1
         sectionHeaderHeight num -1
         sectionFooterHeight num -1
         estimatedSectionHeaderHeight num -1
         estimatedSectionFooterHeight num -1
         separatorStyle default|none|singleLine|singleLineEtched default
         separatorInsetReference fromCellEdges|fromAutomaticInsets
         allowsSelection bool YES
         allowsSelectionDuringEditing bool NO
         allowsMultipleSelection bool NO
         allowsMultipleSelectionDuringEditing bool NO
         contentViewInsetsToSafeArea bool YES > insetsContentViewsToSafeArea
         showsSelectionImmediatelyOnTouchBegin bool YES
         sectionIndexMinimumDisplayRowCount int 0
        tableViewCell UITableViewCell < view
         reuseIdentifier text
         style IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2|IBUITableViewCellStyleSubtitle
         selectionStyle none|blue|gray|default default
         accessoryType none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton none
         editingAccessoryType none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton none
         focusStyle default|custom default
         indentationLevel int 0
         indentationWidth num 10
         shouldIndentWhileEditing bool YES
         showsReorderControl bool NO
         hidesAccessoryWhenEditing editor
         rowHeight num -1
         textLabel ref
         detailTextLabel ref
         imageView ref
        tableViewCellContentView UIView < view
         tableViewCell ref
        tableViewSection - < object
         headerTitle str
         footerTitle str
         colorLabel editor
        collectionView UICollectionView < scrollView
         dataMode prototypes|none
         allowsSelection bool YES
         allowsMultipleSelection bool NO
         prefetchingEnabled bool YES > isPrefetchingEnabled
         selfSizingInvalidation text
        collectionViewFlowLayout UICollectionViewFlowLayout < object
         minimumLineSpacing num 10
         minimumInteritemSpacing num 10
         scrollDirection vertical|horizontal vertical
         automaticEstimatedItemSize bool NO > estimatedItemSize
         sectionInsetReference contentInset|safeArea|layoutMargins contentInset
         sectionHeadersPinToVisibleBounds bool NO
         sectionFootersPinToVisibleBounds bool NO
        collectionViewLayout UICollectionViewLayout < object
        collectionReusableView UICollectionReusableView < view
         reuseIdentifier text
        collectionViewCell UICollectionViewCell < collectionReusableView
        collectionViewCellContentView UIView < view
        """
}
