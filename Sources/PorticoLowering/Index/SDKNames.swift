/// The names of Apple's methods that are looked up by name alone: interface facts, from the SDK's symbol lists.
/// Longer than a file should be, because it is data.
enum SDKNames {
    /// Whether any of Apple's classes or protocols has a method of this base name.
    static func hasMethod(_ baseName: String) -> Bool {
        methods[baseName] != nil || optionalBaseNames.contains(baseName)
            || SDKTypes.selectors.keys.contains { $0.hasPrefix(baseName + "(") }
    }

    private static let optionalBaseNames = Set(optionalMethods.map { String($0.prefix { $0 != "(" }) })

    /// The optional methods of UIKit's, QuartzCore's and URL sessions' protocols.
    static let optionalMethods: Set<String> = words(
        """
        accessibilityAttributedContent(forLineNumber:) accessibilityAttributedPageContent() \
        accessibilityAttributedScrollStatus(for:) accessibilityHeaderElements(forColumn:) \
        accessibilityHeaderElements(forRow:) accessibilityScrollStatus(for:) action(for:forKey:) \
        actionSheet(_:clickedButtonAt:) actionSheet(_:didDismissWithButtonIndex:) \
        actionSheet(_:willDismissWithButtonIndex:) actionSheetCancel(_:) activityItemsConfigurationMetadata(key:) \
        activityItemsConfigurationMetadataForItem(at:key:) \
        activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) \
        activityItemsConfigurationSupports(interaction:) \
        activityViewController(_:dataTypeIdentifierForActivityType:) \
        activityViewController(_:subjectForActivityType:) \
        activityViewController(_:thumbnailImageForActivityType:suggestedSize:) \
        activityViewControllerLinkMetadata(_:) adaptivePresentationStyle(for:) \
        adaptivePresentationStyle(for:traitCollection:) addAnimations(_:) addAnimations(_:delayFactor:) \
        addCompletion() addCompletion(_:) adjustedRange(from:forEditingTextSelection:) \
        alertView(_:clickedButtonAt:) alertView(_:didDismissWithButtonIndex:) \
        alertView(_:willDismissWithButtonIndex:) alertViewCancel(_:) alertViewShouldEnableFirstOtherButton(_:) \
        animationController(forDismissed:) animationController(forPresented:presenting:source:) \
        animationDidStart(_:) animationDidStop(_:finished:) animationEnded(_:) \
        application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:) \
        application(_:didChangeStatusBarFrame:) application(_:didChangeStatusBarOrientation:) \
        application(_:didDecodeRestorableStateWith:) application(_:didDiscardSceneSessions:) \
        application(_:didFailToContinueUserActivityWithType:error:) \
        application(_:didFailToRegisterForRemoteNotificationsWithError:) \
        application(_:didFinishLaunchingWithOptions:) application(_:didReceive:) \
        application(_:didReceiveRemoteNotification:) \
        application(_:didReceiveRemoteNotification:fetchCompletionHandler:) application(_:didRegister:) \
        application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application(_:didUpdate:) \
        application(_:handle:) application(_:handle:completionHandler:) \
        application(_:handleActionWithIdentifier:for:completionHandler:) \
        application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) \
        application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:) \
        application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) \
        application(_:handleEventsForBackgroundURLSession:) \
        application(_:handleEventsForBackgroundURLSession:completionHandler:) application(_:handleOpen:) \
        application(_:handleWatchKitExtensionRequest:) application(_:handleWatchKitExtensionRequest:reply:) \
        application(_:handlerFor:) application(_:open:options:) application(_:open:sourceApplication:annotation:) \
        application(_:performActionFor:) application(_:performActionFor:completionHandler:) \
        application(_:performFetchWithCompletionHandler:) application(_:shouldAllowExtensionPointIdentifier:) \
        application(_:shouldRestoreApplicationState:) application(_:shouldRestoreSecureApplicationState:) \
        application(_:shouldSaveApplicationState:) application(_:shouldSaveSecureApplicationState:) \
        application(_:supportedInterfaceOrientationsFor:) application(_:userDidAcceptCloudKitShareWith:) \
        application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willChangeStatusBarFrame:) \
        application(_:willChangeStatusBarOrientation:duration:) application(_:willContinueUserActivityWithType:) \
        application(_:willEncodeRestorableStateWith:) application(_:willFinishLaunchingWithOptions:) \
        applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) \
        applicationDidReceiveMemoryWarning(_:) applicationFinishedRestoringState() \
        applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataWillBecomeUnavailable(_:) \
        applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationShouldRequestHealthAuthorization(_:) \
        applicationSignificantTimeChange(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:) \
        applicationWillTerminate(_:) beginFloatingCursor(at:) calendarView(_:decorationFor:) \
        calendarView(_:didChangeVisibleDateComponentsFrom:) canPaste(_:) characterOffset(of:within:) \
        cloudSharingControllerDidSaveShare(_:) cloudSharingControllerDidStopSharing(_:) \
        collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:) collectionView(_:canHandle:) \
        collectionView(_:canMoveItemAt:) collectionView(_:canPerformAction:forItemAt:withSender:) \
        collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:cancelPrefetchingForItemsAt:) \
        collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) \
        collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) \
        collectionView(_:contextMenuConfigurationForItemAt:point:) \
        collectionView(_:contextMenuConfigurationForItemsAt:point:) \
        collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) \
        collectionView(_:didEndDisplaying:forItemAt:) \
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
        collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) \
        collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:) \
        collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:) \
        collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:) \
        collectionView(_:dragSessionWillBegin:) collectionView(_:dropPreviewParametersForItemAt:) \
        collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) \
        collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) \
        collectionView(_:indexPathForIndexTitle:at:) collectionView(_:itemsForAddingTo:at:point:) \
        collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
        collectionView(_:layout:minimumLineSpacingForSectionAt:) \
        collectionView(_:layout:referenceSizeForFooterInSection:) \
        collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:) \
        collectionView(_:moveItemAt:to:) collectionView(_:performAction:forItemAt:withSender:) \
        collectionView(_:performPrimaryActionForItemAt:) \
        collectionView(_:previewForDismissingContextMenuWithConfiguration:) \
        collectionView(_:previewForHighlightingContextMenuWithConfiguration:) \
        collectionView(_:sceneActivationConfigurationForItemAt:point:) \
        collectionView(_:selectionFollowsFocusForItemAt:) \
        collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:) \
        collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) \
        collectionView(_:shouldShowMenuForItemAt:) collectionView(_:shouldSpringLoadItemAt:with:) \
        collectionView(_:shouldUpdateFocusIn:) collectionView(_:targetContentOffsetForProposedContentOffset:) \
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) \
        collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) \
        collectionView(_:transitionLayoutForOldLayout:newLayout:) \
        collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:) \
        collectionView(_:willDisplayContextMenu:animator:) \
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
        collectionView(_:willEndContextMenuInteraction:animator:) \
        collectionView(_:willPerformPreviewActionForMenuWith:animator:) \
        collectionViewDidEndMultipleSelectionInteraction(_:) collisionBehavior(_:beganContactFor:with:at:) \
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior(_:endedContactFor:with:) \
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) \
        colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:) \
        colorPickerViewControllerDidSelectColor(_:) \
        contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) \
        contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) \
        contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
        contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
        contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
        contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) \
        continueAnimation(withTimingParameters:durationFactor:) copy(_:) cut(_:) dateSelection(_:canSelectDate:) \
        decodeRestorableState(with:) decreaseSize(_:) delete(_:) \
        detailTextForGuidedAccessRestriction(withIdentifier:) dictationRecognitionFailed() \
        dictationRecordingDidEnd() didDismissSearchController(_:) didHintFocusMovement(_:) didPresent(_:) \
        didPresentSearchController(_:) display(_:) documentBrowser(_:applicationActivitiesForDocumentURLs:) \
        documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser(_:didPickDocumentURLs:) \
        documentBrowser(_:didPickDocumentsAt:) documentBrowser(_:didRequestDocumentCreationWithHandler:) \
        documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser(_:willPresent:) \
        documentInteractionController(_:didEndSendingToApplication:) \
        documentInteractionController(_:willBeginSendingToApplication:) \
        documentInteractionControllerDidDismissOpenInMenu(_:) \
        documentInteractionControllerDidDismissOptionsMenu(_:) documentInteractionControllerDidEndPreview(_:) \
        documentInteractionControllerRectForPreview(_:) documentInteractionControllerViewControllerForPreview(_:) \
        documentInteractionControllerViewForPreview(_:) documentInteractionControllerWillBeginPreview(_:) \
        documentInteractionControllerWillPresentOpenInMenu(_:) \
        documentInteractionControllerWillPresentOptionsMenu(_:) documentMenuWasCancelled(_:) \
        documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:) \
        dragInteraction(_:item:willAnimateCancelWith:) dragInteraction(_:itemsForAddingTo:withTouchAt:) \
        dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction(_:previewForCancelling:withDefault:) \
        dragInteraction(_:previewForLifting:session:) dragInteraction(_:session:didEndWith:) \
        dragInteraction(_:session:willAdd:for:) dragInteraction(_:session:willEndWith:) \
        dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction(_:sessionDidMove:) \
        dragInteraction(_:sessionDidTransferItems:) dragInteraction(_:sessionForAddingItems:withTouchAt:) \
        dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction(_:sessionWillBegin:) \
        dragInteraction(_:willAnimateLiftWith:session:) draw(_:in:) dropInteraction(_:canHandle:) \
        dropInteraction(_:concludeDrop:) dropInteraction(_:item:willAnimateDropWith:) \
        dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:) \
        dropInteraction(_:sessionDidEnd:) dropInteraction(_:sessionDidEnter:) dropInteraction(_:sessionDidExit:) \
        dropInteraction(_:sessionDidUpdate:) duplicate(_:) dynamicAnimatorDidPause(_:) \
        dynamicAnimatorWillResume(_:) editMenu(for:suggestedActions:) \
        editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:) \
        editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:) \
        encodeRestorableState(with:) endFloatingCursor() enumerateContainerBoundaries(from:reverse:using:) \
        export(_:) find(_:) findAndReplace(_:) findInteraction(_:didBegin:) findInteraction(_:didEnd:) findNext(_:) \
        findPrevious(_:) fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:) \
        frame(forDictationResultPlaceholder:) gestureRecognizer(_:shouldBeRequiredToFailBy:) \
        gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
        gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:) \
        imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:) increaseSize(_:) \
        indexPathForPreferredFocusedView(in:) indexTitles(for:) insertDictationResult(_:) \
        insertText(_:alternatives:style:) insertTextPlaceholder(with:) interactionControllerForDismissal(using:) \
        interactionControllerForPresentation(using:) interactionDidEnd(_:) interactionDidFinish(_:) \
        interactionShouldBegin(_:at:) interactionWillBegin(_:) interruptibleAnimator(using:) \
        itemThumbnailData(for:) itemType(for:) largeContentViewerInteraction(_:didEndOn:at:) \
        largeContentViewerInteraction(_:itemAt:) layerWillDraw(_:) \
        layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:) \
        layoutManager(_:didCompleteLayoutFor:atEnd:) \
        layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) \
        layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) \
        layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) \
        layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:) \
        layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) \
        layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager(_:textContainer:didChangeGeometryFrom:) \
        layoutManagerDidInvalidateLayout(_:) layoutSublayers(of:) location(_:offsetBy:) \
        makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionRightToLeft(_:) move(_:) \
        multiDateSelection(_:canDeselectDate:) multiDateSelection(_:canSelectDate:) navigationBar(_:didPop:) \
        navigationBar(_:didPush:) navigationBar(_:shouldPop:) navigationBar(_:shouldPush:) \
        navigationBarNSToolbarSection(_:) navigationController(_:animationControllerFor:from:to:) \
        navigationController(_:didShow:animated:) navigationController(_:interactionControllerFor:) \
        navigationController(_:willShow:animated:) \
        navigationControllerPreferredInterfaceOrientationForPresentation(_:) \
        navigationControllerSupportedInterfaceOrientations(_:) numberOfSections(in:) offset(from:to:) \
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) \
        pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:) \
        pageViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        pageViewControllerSupportedInterfaceOrientations(_:) paste(_:) paste(itemProviders:) pasteAndGo(_:) \
        pasteAndMatchStyle(_:) pasteAndSearch(_:) pencilInteractionDidTap(_:) \
        pickerView(_:accessibilityAttributedHintForComponent:) \
        pickerView(_:accessibilityAttributedLabelForComponent:) \
        pickerView(_:accessibilityAttributedUserInputLabelsForComponent:) \
        pickerView(_:accessibilityHintForComponent:) pickerView(_:accessibilityLabelForComponent:) \
        pickerView(_:accessibilityUserInputLabelsForComponent:) pickerView(_:attributedTitleForRow:forComponent:) \
        pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:) \
        pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) \
        pickerView(_:widthForComponent:) pointerInteraction(_:regionFor:defaultRegion:) \
        pointerInteraction(_:styleFor:) pointerInteraction(_:willEnter:animator:) \
        pointerInteraction(_:willExit:animator:) popoverController(_:willRepositionPopoverTo:in:) \
        popoverControllerDidDismissPopover(_:) popoverControllerShouldDismissPopover(_:) \
        popoverPresentationController(_:willRepositionPopoverTo:in:) \
        popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:) \
        position(for:) position(within:atCharacterOffset:) prepareForPopoverPresentation(_:) \
        presentSearchController(_:) presentationController(_:prepare:) \
        presentationController(_:viewControllerForAdaptivePresentationStyle:) \
        presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
        presentationController(forPresented:presenting:source:) presentationControllerDidAttemptToDismiss(_:) \
        presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) \
        presentationControllerWillDismiss(_:) presentationCount(for:) presentationIndex(for:) \
        previewInteraction(_:didUpdateCommitTransition:ended:) previewInteractionShouldBegin(_:) \
        primaryViewController(forCollapsing:) primaryViewController(forExpanding:) printContent(_:) \
        printInteractionController(_:chooseCutterBehavior:) printInteractionController(_:choosePaper:) \
        printInteractionController(_:cutLengthFor:) printInteractionControllerDidDismissPrinterOptions(_:) \
        printInteractionControllerDidFinishJob(_:) printInteractionControllerDidPresentPrinterOptions(_:) \
        printInteractionControllerParentViewController(_:) printInteractionControllerWillDismissPrinterOptions(_:) \
        printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerWillStartJob(_:) \
        printerPickerController(_:shouldShow:) printerPickerControllerDidDismiss(_:) \
        printerPickerControllerDidPresent(_:) printerPickerControllerDidSelectPrinter(_:) \
        printerPickerControllerParentViewController(_:) printerPickerControllerWillDismiss(_:) \
        printerPickerControllerWillPresent(_:) remove(_:) removeDictationResultPlaceholder(_:willInsertResult:) \
        rename(_:) scene(_:continue:) scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:) \
        scene(_:openURLContexts:) scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:) \
        scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) \
        sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:) \
        screenshotService(_:generatePDFRepresentationWithCompletion:) \
        screenshotServiceGeneratePDFRepresentation(_:) scribbleInteraction(_:shouldBeginAt:) \
        scribbleInteractionDidFinishWriting(_:) scribbleInteractionShouldDelayFocus(_:) \
        scribbleInteractionWillBeginWriting(_:) scrollViewDidChangeAdjustedContentInset(_:) \
        scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) \
        scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) \
        scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) \
        scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
        searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) \
        searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) \
        searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) \
        searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:) \
        searchController(_:didChangeFrom:) searchController(_:willChangeTo:) \
        searchDisplayController(_:didHideSearchResultsTableView:) \
        searchDisplayController(_:didLoadSearchResultsTableView:) \
        searchDisplayController(_:didShowSearchResultsTableView:) \
        searchDisplayController(_:shouldReloadTableForSearch:) \
        searchDisplayController(_:shouldReloadTableForSearchScope:) \
        searchDisplayController(_:willHideSearchResultsTableView:) \
        searchDisplayController(_:willShowSearchResultsTableView:) \
        searchDisplayController(_:willUnloadSearchResultsTableView:) searchDisplayControllerDidBeginSearch(_:) \
        searchDisplayControllerDidEndSearch(_:) searchDisplayControllerWillBeginSearch(_:) \
        searchDisplayControllerWillEndSearch(_:) searchTextField(_:didSelect:) \
        searchTextField(_:itemProviderForCopying:) sectionIndexTitles(for:) select(_:) selectAll(_:) \
        setAttributedMarkedText(_:selectedRange:) sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) \
        shouldChangeText(in:replacementText:) splitViewController(_:collapseSecondary:onto:) \
        splitViewController(_:displayModeForExpandingToProposedDisplayMode:) \
        splitViewController(_:popoverController:willPresent:) splitViewController(_:separateSecondaryFrom:) \
        splitViewController(_:shouldHide:in:) splitViewController(_:show:sender:) \
        splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
        splitViewController(_:willChangeTo:) splitViewController(_:willHide:) \
        splitViewController(_:willHide:with:for:) splitViewController(_:willShow:) \
        splitViewController(_:willShow:invalidating:) splitViewControllerDidCollapse(_:) \
        splitViewControllerDidExpand(_:) splitViewControllerInteractivePresentationGestureDidEnd(_:) \
        splitViewControllerInteractivePresentationGestureWillBegin(_:) \
        splitViewControllerPreferredInterfaceOrientationForPresentation(_:) \
        splitViewControllerSupportedInterfaceOrientations(_:) stateRestorationActivity(for:) \
        tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:) \
        tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:) \
        tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:) \
        tabBarController(_:didSelect:) tabBarController(_:interactionControllerFor:) \
        tabBarController(_:shouldSelect:) tabBarController(_:willBeginCustomizing:) \
        tabBarController(_:willEndCustomizing:changed:) \
        tabBarControllerPreferredInterfaceOrientationForPresentation(_:) \
        tabBarControllerSupportedInterfaceOrientations(_:) tableView(_:accessoryButtonTappedForRowWith:) \
        tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) tableView(_:canHandle:) tableView(_:canMoveRowAt:) \
        tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:) \
        tableView(_:cancelPrefetchingForRowsAt:) tableView(_:commit:forRowAt:) \
        tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) \
        tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) \
        tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) \
        tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) \
        tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) \
        tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:) \
        tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:) \
        tableView(_:dragSessionWillBegin:) tableView(_:dropPreviewParametersForRowAt:) \
        tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:) \
        tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:editActionsForRowAt:) \
        tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) \
        tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) \
        tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) \
        tableView(_:indentationLevelForRowAt:) tableView(_:itemsForAddingTo:at:point:) \
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:) \
        tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:) \
        tableView(_:previewForDismissingContextMenuWithConfiguration:) \
        tableView(_:previewForHighlightingContextMenuWithConfiguration:) \
        tableView(_:sectionForSectionIndexTitle:at:) tableView(_:selectionFollowsFocusForRowAt:) \
        tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) \
        tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) \
        tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:) \
        tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
        tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:) \
        tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
        tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) \
        tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) \
        tableView(_:willDisplayContextMenu:animator:) tableView(_:willDisplayFooterView:forSection:) \
        tableView(_:willDisplayHeaderView:forSection:) tableView(_:willEndContextMenuInteraction:animator:) \
        tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView(_:willSelectRowAt:) \
        tableViewDidEndMultipleSelectionInteraction(_:) targetDisplayModeForAction(in:) \
        textContentManager(_:shouldEnumerate:options:) textContentManager(_:textElementAt:) \
        textContentStorage(_:textParagraphWith:) textDraggableView(_:dragPreviewForLiftingItem:session:) \
        textDraggableView(_:dragSessionDidEnd:with:) textDraggableView(_:dragSessionWillBegin:) \
        textDraggableView(_:itemsForDrag:) textDraggableView(_:willAnimateLiftWith:session:) \
        textDroppableView(_:dropSessionDidEnd:) textDroppableView(_:dropSessionDidEnter:) \
        textDroppableView(_:dropSessionDidExit:) textDroppableView(_:dropSessionDidUpdate:) \
        textDroppableView(_:previewForDroppingAllItemsWithDefault:) textDroppableView(_:proposalForDrop:) \
        textDroppableView(_:willBecomeEditableForDrop:) textDroppableView(_:willPerformDrop:) \
        textField(_:editMenuForCharactersIn:suggestedActions:) \
        textField(_:shouldChangeCharactersIn:replacementString:) textField(_:willDismissEditMenuWith:) \
        textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) \
        textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) \
        textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) \
        textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) \
        textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager(_:textLayoutFragmentFor:in:) \
        textLayoutOrientation(at:) textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) \
        textPasteConfigurationSupporting(_:performPasteOf:to:) \
        textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting(_:transform:) \
        textStorage(_:didProcessEditing:range:changeInLength:) \
        textStorage(_:willProcessEditing:range:changeInLength:) textStyling(at:in:) \
        textView(_:editMenuForTextIn:suggestedActions:) textView(_:shouldChangeTextIn:replacementText:) \
        textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:) \
        textView(_:willDismissEditMenuWith:) textView(_:willPresentEditMenuWith:) textViewDidBeginEditing(_:) \
        textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) \
        textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewportLayoutControllerDidLayout(_:) \
        textViewportLayoutControllerWillLayout(_:) toggleBoldface(_:) toggleItalics(_:) toggleUnderline(_:) \
        toolTipInteraction(_:configurationAt:) updateFloatingCursor(at:) updateSearchResults(for:selecting:) \
        locationManager(_:didChangeAuthorization:) locationManager(_:didDetermineState:for:) \
        locationManager(_:didEnterRegion:) locationManager(_:didExitRegion:) locationManager(_:didFailWithError:) \
        locationManager(_:didStartMonitoringFor:) locationManager(_:didUpdateLocations:) \
        locationManager(_:monitoringDidFailFor:withError:) locationManagerDidChangeAuthorization(_:) \
        updateTextAttributes(conversionHandler:) useSelectionForFind(_:) \
        userNotificationCenter(_:didReceive:withCompletionHandler:) userNotificationCenter(_:openSettingsFor:) \
        userNotificationCenter(_:willPresent:withCompletionHandler:) videoEditorController(_:didFailWithError:) \
        videoEditorController(_:didSaveEditedVideoToPath:) videoEditorControllerDidCancel(_:) viewController(for:) \
        viewForZooming(in:) webView(_:didFailLoadWithError:) webView(_:shouldStartLoadWith:navigationType:) \
        webViewDidFinishLoad(_:) webViewDidStartLoad(_:) willDismissEditMenu(animator:) \
        willDismissSearchController(_:) willPresent(_:) willPresentEditMenu(animator:) \
        willPresentSearchController(_:) windowScene(_:didUpdate:interfaceOrientation:traitCollection:) \
        windowScene(_:performActionFor:) windowScene(_:performActionFor:completionHandler:) \
        windowScene(_:userDidAcceptCloudKitShareWith:) \
        urlSession(_:dataTask:didBecome:) urlSession(_:dataTask:didReceive:) \
        urlSession(_:dataTask:didReceive:completionHandler:) urlSession(_:dataTask:willCacheResponse:completionHandler:) \
        urlSession(_:didBecomeInvalidWithError:) urlSession(_:didCreateTask:) urlSession(_:didReceive:completionHandler:) \
        urlSession(_:downloadTask:didFinishDownloadingTo:) \
        urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:) \
        urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:) \
        urlSession(_:task:didCompleteWithError:) urlSession(_:task:didFinishCollecting:) \
        urlSession(_:task:didReceive:completionHandler:) \
        urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:) urlSession(_:task:needNewBodyStream:) \
        urlSession(_:task:willBeginDelayedRequest:completionHandler:) \
        urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:) \
        urlSession(_:taskIsWaitingForConnectivity:) urlSession(_:webSocketTask:didCloseWith:reason:) \
        urlSession(_:webSocketTask:didOpenWithProtocol:) urlSessionDidFinishEvents(forBackgroundURLSession:) \
        navigationItem(_:shouldEndRenamingWith:) navigationItem(_:willBeginRenamingWith:selectedRange:) \
        navigationItemShouldBeginRenaming(_:) pageControlProgress(_:initialProgressForPage:) \
        pageControlProgressVisibilityDidChange(_:) pageControlTimerProgress(_:shouldAdvanceToPage:) \
        pageControlTimerProgressDidChange(_:) safariViewController(_:didCompleteInitialLoad:) \
        safariViewController(_:initialLoadDidRedirectTo:) safariViewControllerDidFinish(_:) \
        safariViewControllerWillOpenInBrowser(_:) selectionContainerViewBelowText(for:) \
        tabBarController(_:didSelectTab:previousTab:) tabBarController(_:displayOrderDidChangeFor:) \
        tabBarController(_:displayedViewControllersFor:proposedViewControllers:) \
        tabBarController(_:shouldSelectTab:) tabBarController(_:sidebar:contextMenuConfigurationFor:) \
        tabBarController(_:sidebar:itemsForAddingTo:tab:) tabBarController(_:sidebar:itemsForBeginning:tab:) \
        tabBarController(_:sidebarVisibilityWillChange:animator:) tabBarController(_:visibilityDidChangeFor:) \
        tabBarControllerDidEndEditing(_:) tabBarControllerWillBeginEditing(_:) textView(_:didBeginFormattingWith:) \
        textView(_:didEndFormattingWith:) textView(_:menuConfigurationFor:defaultMenu:) \
        textView(_:primaryActionFor:defaultAction:) textView(_:textItemMenuWillDisplayFor:animator:) \
        textView(_:textItemMenuWillEndFor:animator:) textView(_:willBeginFormattingWith:) \
        textView(_:willEndFormattingWith:) textView(_:writingToolsIgnoredRangesInEnclosingRange:) \
        textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
        """)

    /// The methods of their classes, by base name, so that `#selector(endEditing)` finds its colon.
    static let methods: [String: [String]] = Dictionary(
        grouping: words(
            """
            accessibilityActivate() accessibilityAssistiveTechnologyFocusedIdentifiers() accessibilityDecrement() \
            accessibilityElement(at:) accessibilityElementCount() accessibilityElementDidBecomeFocused() \
            accessibilityElementDidLoseFocus() accessibilityElementIsFocused() accessibilityIncrement() \
            accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityScroll(_:) action(forKey:) \
            actionForSegment(at:) actions(for:) actions(forTarget:forControlEvent:) activityDidFinish(_:) \
            activityItemSource() adaptivePresentationStyle(for:) add(_:forKey:) add(to:forMode:) \
            addAcceptableTypeIdentifiers(_:) addAction(_:) addAction(_:for:) addAngularVelocity(_:for:) \
            addAnimations(_:) addAnimations(_:delayFactor:) \
            addArc(withCenter:radius:startAngle:endAngle:clockwise:) addArrangedSubview(_:) addBehavior(_:) \
            addBoundary(withIdentifier:for:) addBoundary(withIdentifier:from:to:) addButton(withTitle:) \
            addChild(_:) addChildBehavior(_:) addClip() addCompletion(_:) addConstraint(_:) addConstraints(_:) \
            addCoordinatedAnimations(_:completion:) addCoordinatedFocusingAnimations(_:completion:) \
            addCoordinatedUnfocusingAnimations(_:completion:) addCurve(to:controlPoint1:controlPoint2:) \
            addDestination(withName:at:) addGestureRecognizer(_:) addInteraction(_:) addItem(_:) addItems(_:) \
            addKeyCommand(_:) addLayoutGuide(_:) addLayoutManager(_:) addLine(to:) addLinearVelocity(_:for:) \
            addMotionEffect(_:) addOption(withTitle:image:order:handler:) addPrintFormatter(_:startingAtPageAt:) \
            addQuadCurve(to:controlPoint:) addRenderingAttribute(_:value:for:) addSublayer(_:) addSubview(_:) \
            addTabStop(_:) addTarget(_:action:) addTarget(_:action:for:) addTextContainer(_:) \
            addTextField(configurationHandler:) addTextLayoutManager(_:) addTypeIdentifiers(forAccepting:) \
            addUpdate(_:) addingAttributes(_:) adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:) \
            adjustViewport(byVerticalOffset:) adjustedContentInsetDidChange() \
            adjustedRange(from:forEditingTextSelection:) advanceToNextInputMode() affineTransform() \
            alignmentRect(forFrame:) allowedChildrenForUnwinding(from:) anchorWithOffset(to:) angularVelocity(for:) \
            animateChanges(_:) animation(forKey:) animationKeys() append(_:) append(_:to:) appendItems(_:) \
            appendItems(_:intoParentItem:) appendItems(_:toSection:) appendItems(withIdentifiers:) \
            appendItems(withIdentifiers:intoSectionWithIdentifier:) appendSections(_:) \
            appendSections(withIdentifiers:) applicationFinishedRestoringState() apply(_:) \
            apply(_:animatingDifferences:completion:) apply(_:to:animatingDifferences:completion:) \
            applySnapshot(_:animatingDifferences:) applySnapshot(_:animatingDifferences:completion:) \
            applySnapshot(_:toSection:animatingDifferences:) \
            applySnapshot(_:toSection:animatingDifferences:completion:) applySnapshot(usingReloadData:) \
            applySnapshot(usingReloadData:completion:) applySnapshotUsingReloadData(_:completion:) applying(_:) \
            applyingSymbolConfiguration(_:) \
            attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentSize(forGlyphAt:) \
            attributedString(for:) attributedTitle(for:) autosave(completionHandler:) awakeFromNib() \
            azimuthAngle(in:) azimuthUnitVector(in:) backButtonBackgroundImage(for:barMetrics:) \
            backButtonBackgroundVerticalPositionAdjustment(for:) backButtonTitlePositionAdjustment(for:) \
            backgroundImage(for:) backgroundImage(for:barMetrics:) backgroundImage(for:style:barMetrics:) \
            backgroundImage(forToolbarPosition:barMetrics:) backgroundRect(forBounds:) \
            backgroundVerticalPositionAdjustment(for:) badgeTextAttributes(for:) becomeFirstResponder() becomeKey() \
            beginAppearanceTransition(_:animated:) beginBackgroundTask(expirationHandler:) \
            beginBackgroundTask(withName:expirationHandler:) beginCustomizingItems(_:) \
            beginFrame(atTime:timeStamp:) beginGeneratingDeviceOrientationNotifications() \
            beginIgnoringInteractionEvents() beginInteractiveMovementForItem(at:) beginPage() \
            beginPage(withBounds:pageInfo:) beginReceivingRemoteControlEvents() beginRefreshing() \
            beginTracking(_:with:) beginUpdates() borderRect(forBounds:) boundary(withIdentifier:) \
            boundingRect(forGlyphRange:in:) boundingRect(with:options:attributes:context:) \
            boundingRect(with:options:context:) bringSubviewToFront(_:) buildMenu(with:) buttonTitle(at:) \
            byDifference(from:) byIntersection(with:) byUnion(with:) callAsFunction(_:) canBePrevented(by:) \
            canOpenURL(_:) canPerform(withActivityItems:) canPerformAction(_:withSender:) \
            canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction(_:from:withSender:) \
            canPrevent(_:) cancel() cancelAllLocalNotifications() cancelInteractiveMovement() \
            cancelInteractiveTransition() cancelLocalNotification(_:) cancelTracking(with:) \
            captureTextFromCamera(_:) cellForItem(at:) cellForRow(at:) cgGlyph(at:) cgGlyph(at:isValidIndex:) \
            changeCountToken(for:) characterIndex(for:) \
            characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForGlyph(at:) \
            characterRange(forGlyphRange:actualGlyphRange:) childContaining(_:) clearButtonRect(forBounds:) \
            clearKeepAliveTimeout() clip(to:) close() close(completionHandler:) coalescedTouches(for:) collapse(_:) \
            collapseItems(_:) collapseSecondaryViewController(_:for:) collectionView(_:canMoveItemAt:) \
            collectionView(_:cellForItemAt:) collectionView(_:indexPathForIndexTitle:at:) \
            collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) \
            collectionView(_:viewForSupplementaryElementOfKind:at:) completeStateRestoration() \
            completions(forPartialWordRange:in:language:) configurationWithoutPointSizeAndWeight() \
            configurationWithoutScale() configurationWithoutTextStyle() configurationWithoutWeight() \
            configureWithDefault(for:) configureWithDefaultBackground() configureWithOpaqueBackground() \
            configureWithTransparentBackground() constraint(equalTo:) constraint(equalTo:constant:) \
            constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:) constraint(equalToConstant:) \
            constraint(equalToSystemSpacingAfter:multiplier:) constraint(equalToSystemSpacingBelow:multiplier:) \
            constraint(greaterThanOrEqualTo:) constraint(greaterThanOrEqualTo:constant:) \
            constraint(greaterThanOrEqualTo:multiplier:) constraint(greaterThanOrEqualTo:multiplier:constant:) \
            constraint(greaterThanOrEqualToConstant:) \
            constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) \
            constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraint(lessThanOrEqualTo:) \
            constraint(lessThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:multiplier:) \
            constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:) \
            constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:) \
            constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:) constraints(activeWhenAwayFrom:) \
            constraints(activeWhenNearEdge:) constraintsAffectingLayout(for:) contactPrinter(_:) \
            containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() contains(_:) \
            contains(pasteboardTypes:) contains(pasteboardTypes:inItemSet:) containsAttachments(in:) \
            containsItem(_:) containsTraits(in:) contentCompressionResistancePriority(for:) \
            contentHuggingPriority(for:) contentOffsetForSegment(at:) \
            contentPositionAdjustment(forSegmentType:barMetrics:) contentRect(forBounds:) contentScrollView(for:) \
            contentsAreFlipped() contextMenuInteraction(_:configurationForMenuAtLocation:) \
            contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) \
            contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) \
            contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction(_:willEndFor:animator:) \
            continueAnimation(withTimingParameters:durationFactor:) continueTracking(_:with:) convert(_:from:) \
            convert(_:to:) convertTime(_:from:) convertTime(_:to:) copy() creatingFixedGroup() \
            creatingMovableGroup(customizationIdentifier:) currentPageIndicatorImage(forPage:) \
            currentRenderingQuality(forRequested:) customSpacing(after:) data(forPasteboardType:) \
            data(forPasteboardType:inItemSet:) decodeCGAffineTransform(forKey:) decodeCGPoint(forKey:) \
            decodeCGRect(forKey:) decodeCGSize(forKey:) decodeCGVector(forKey:) \
            decodeDirectionalEdgeInsets(forKey:) decodeRestorableState(with:) decodeUIEdgeInsets(forKey:) \
            decodeUIOffset(forKey:) decrementImage(for:) defaultBackgroundConfiguration() \
            defaultContentConfiguration() delete(_:) deleteAll() deleteAllItems() deleteItems(_:) deleteItems(at:) \
            deleteItems(withIdentifiers:) deleteRows(at:with:) deleteSections(_:) deleteSections(_:with:) \
            deleteSections(withIdentifiers:) deletionRanges(for:direction:destination:allowsDecomposition:) \
            dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:) \
            dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:) \
            dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:) \
            dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) description() \
            deselectItem(at:animated:) deselectRow(at:animated:) \
            destinationSelection(for:direction:destination:extending:confined:) \
            detectPatterns(for:completionHandler:) detectPatterns(for:inItemSet:completionHandler:) \
            detectValues(for:completionHandler:) detectValues(for:inItemSet:completionHandler:) didAddSubview(_:) \
            didMove(to:) didMove(toParent:) didMoveToSuperview() didMoveToWindow() didReceiveMemoryWarning() \
            didRotate(from:) didTransition(from:to:) didTransition(to:) disableEditing() dismiss(animated:) \
            dismiss(animated:completion:) dismiss(withClickedButtonIndex:animated:) dismissFindNavigator() \
            dismissGrantingAccess(to:) dismissKeyboard() dismissMenu() dismissMenu(animated:) \
            dismissPreview(animated:) dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin() display() \
            displayIfNeeded() displayLink(withTarget:selector:) \
            dividerImage(forLeftSegmentState:rightSegmentState:) \
            dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:) dragStateDidChange(_:) draw(_:) \
            draw(_:for:) draw(at:) draw(at:blendMode:alpha:) draw(at:in:) draw(at:withAttributes:) draw(in:) \
            draw(in:blendMode:alpha:) draw(in:forPageAt:) draw(in:withAttributes:) \
            draw(with:options:attributes:context:) draw(with:options:context:) drawAsPattern(in:) \
            drawBackground(forGlyphRange:at:) drawContentForPage(at:in:) drawFooterForPage(at:in:) \
            drawGlyphs(forGlyphRange:at:) drawHeaderForPage(at:in:) drawHierarchy(in:afterScreenUpdates:) \
            drawPage(at:in:) drawPlaceholder(in:) drawPrintFormatter(_:forPageAt:) \
            drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) \
            drawText(in:) \
            drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) \
            drawsOutsideLineFragment(forGlyphAt:) edited(_:range:changeInLength:) editingRect(forBounds:) \
            enableEditing() enabledRemoteNotificationTypes() encode(_:forKey:) encodeRestorableState(with:) \
            endAppearanceTransition() endBackgroundTask(_:) endCustomizing(animated:) endEditing(_:) endFrame() \
            endGeneratingDeviceOrientationNotifications() endIgnoringInteractionEvents() endInteractiveMovement() \
            endReceivingRemoteControlEvents() endRefreshing() endTracking(_:with:) endUpdates() \
            ensureAttributesAreFixed(in:) ensureGlyphs(forCharacterRange:) ensureGlyphs(forGlyphRange:) \
            ensureLayout(for:) ensureLayout(forBoundingRect:in:) ensureLayout(forCharacterRange:) \
            ensureLayout(forGlyphRange:) enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:) \
            enumerateEventHandlers(_:) enumerateLineFragments(forGlyphRange:using:) \
            enumerateRenderingAttributes(from:reverse:using:) enumerateTextLayoutFragments(from:options:using:) \
            enumerateTextSegments(in:type:options:using:) exchangeSubview(at:withSubviewAt:) \
            exerciseAmbiguityInLayout() expand(_:) expandItems(_:) expandedItems() extendStateRestoration() \
            fileNameExtension(forType:saveOperation:) fill() fill(_:) fill(_:blendMode:) fill(with:alpha:) \
            fillBackgroundRectArray(_:count:forCharacterRange:color:) \
            finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) \
            finalLayoutAttributesForDisappearingItem(at:) \
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalizeAnimatedBoundsChange() \
            finalizeCollectionViewUpdates() finalizeLayoutTransition() findNext() findPrevious() finish() \
            finishInteractiveTransition() finishedHandlingError(_:recovered:) finishedSearching() \
            firstUnlaidCharacterIndex() firstUnlaidGlyphIndex() fixAttributes(in:) flashScrollIndicators() \
            flushLayoutCache() fontWeight() footerView(forSection:) forBaselineLayout() \
            forUnwindSegueAction(_:from:withSender:) foundRange(_:searchString:document:) \
            fractionOfDistanceThroughGlyph(for:) fractionOfDistanceThroughGlyph(for:in:) frame(forAlignmentRect:) \
            frameForTextAttachment(at:) gestureRecognizerShouldBegin(_:) getControlPoint(at:values:) \
            getFirstUnlaidCharacterIndex(_:glyphIndex:) \
            getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:) getHue(_:saturation:brightness:alpha:) \
            getLineDash(_:count:phase:) \
            getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:) \
            getRed(_:green:blue:alpha:) getWhite(_:alpha:) glyph(at:) glyph(at:isValidIndex:) glyphIndex(for:in:) \
            glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForCharacter(at:) glyphRange(for:) \
            glyphRange(forBoundingRect:in:) glyphRange(forBoundingRectWithoutAdditionalLayout:in:) \
            glyphRange(forCharacterRange:actualCharacterRange:) goBack() goForward() \
            guesses(forWordRange:in:language:) handleError(_:userInteractionPermitted:) \
            handleInputModeList(from:with:) hasDifferentColorAppearance(comparedTo:) headerView(forSection:) \
            hide(_:) hideMenu() hideMenu(from:) highlightNextResult(in:) hitTest(_:) hitTest(_:with:) \
            ignore(_:for:) ignoreSnapshotOnNextApplicationLaunch() ignoreWord(_:) image(actions:) image(for:) \
            image(for:state:) image(with:) imageFlippedForRightToLeftLayoutDirection() imageForSegment(at:) \
            imageRect(forContentRect:) imageWithoutBaseline() impactOccurred() impactOccurred(intensity:) \
            importDocument(at:nextToDocumentAt:mode:completionHandler:) incrementImage(for:) index(for:) \
            index(forSectionIdentifier:) index(of:) index(ofAccessibilityElement:) index(ofItem:) \
            index(ofItemIdentifier:) index(ofSectionIdentifier:) indexOfItem(_:) indexOfSection(_:) indexPath(for:) \
            indexPath(forItemIdentifier:) indexPathForItem(at:) indexPathForRow(at:) indexPathsForRows(in:) \
            indexPathsForVisibleSupplementaryElements(ofKind:) indexPathsToDeleteForDecorationView(ofKind:) \
            indexPathsToDeleteForSupplementaryView(ofKind:) indexPathsToInsertForDecorationView(ofKind:) \
            indexPathsToInsertForSupplementaryView(ofKind:) indexTitles(for:) indicatorImage(forPage:) \
            initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) \
            initialLayoutAttributesForAppearingItem(at:) \
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) insert(_:after:) \
            insert(_:afterItem:) insert(_:before:) insert(_:beforeItem:) insertArrangedSubview(_:at:) \
            insertItems(_:afterItem:) insertItems(_:beforeItem:) insertItems(at:) \
            insertItems(withIdentifiers:afterItemWithIdentifier:) \
            insertItems(withIdentifiers:beforeItemWithIdentifier:) insertRows(at:with:) insertSections(_:) \
            insertSections(_:afterSection:) insertSections(_:beforeSection:) insertSections(_:with:) \
            insertSections(withIdentifiers:afterSectionWithIdentifier:) \
            insertSections(withIdentifiers:beforeSectionWithIdentifier:) insertSegment(action:at:animated:) \
            insertSegment(with:at:animated:) insertSegment(withTitle:at:animated:) insertSublayer(_:above:) \
            insertSublayer(_:at:) insertSublayer(_:below:) insertSubview(_:aboveSubview:) insertSubview(_:at:) \
            insertSubview(_:belowSubview:) insertTextContainer(_:at:) insertToken(_:at:) inset(by:) \
            instantiate(withOwner:options:) instantiateInitialViewController() \
            instantiateInitialViewController(creator:) instantiateViewController(identifier:creator:) \
            instantiateViewController(withIdentifier:) intersects(_:) invalidate() invalidate(view:) \
            invalidateAttributes(in:) invalidateDecorationElements(ofKind:at:) invalidateDetents() \
            invalidateDisplay(forCharacterRange:) invalidateDisplay(forGlyphRange:) \
            invalidateFoundRange(_:document:) invalidateFoundResults() \
            invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:) \
            invalidateIntrinsicContentSize() invalidateItems(at:) invalidateLayout() invalidateLayout(for:) \
            invalidateLayout(forCharacterRange:actualCharacterRange:) invalidateLayout(with:) \
            invalidateRenderingAttributes(for:) invalidateSupplementaryElements(ofKind:at:) \
            invalidationContext(forBoundsChange:) \
            invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:) \
            invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) \
            invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:) \
            inverse() isDescendant(of:) isEnabledForSegment(at:) isEqual(to:) isExpanded(_:) isValidGlyphIndex(_:) \
            isVisible(_:) itemIdentifier(for:) itemIdentifiers(inSection:) \
            itemIdentifiersInSection(withIdentifier:) itemSet(withPasteboardTypes:) items(in:) \
            jpegData(compressionQuality:) jpegData(withCompressionQuality:actions:) \
            keyPathsAndRelativeValues(forViewerOffset:) layoutAttributesForCell(at:) \
            layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:) \
            layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForItem(at:) \
            layoutAttributesForSupplementaryElement(ofKind:at:) layoutAttributesForSupplementaryView(ofKind:at:) \
            layoutIfNeeded() layoutMarginsDidChange() layoutSublayers() layoutSubviews() layoutViewport() \
            leftViewRect(forBounds:) level(of:) level(ofItem:) lineFragmentRect(forGlyphAt:effectiveRange:) \
            lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) \
            lineFragmentRect(forProposedRect:at:writingDirection:remaining:) \
            lineFragmentUsedRect(forGlyphAt:effectiveRange:) \
            lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) linearVelocity(for:) \
            load(_:mimeType:textEncodingName:baseURL:) loadHTMLString(_:baseURL:) loadNibNamed(_:owner:options:) \
            loadRequest(_:) loadView() loadViewIfNeeded() location(_:offsetBy:) location(forGlyphAt:) location(in:) \
            location(ofTouch:in:) locationForCharacter(at:) makeContentView() makeKey() makeKeyAndVisible() \
            marker(forItemNumber:) matchingFontDescriptors(withMandatoryKeys:) maximumTrackImage(for:) \
            maximumValueImageRect(forBounds:) menuAttachmentPoint(for:) minimumTrackImage(for:) \
            minimumValueImageRect(forBounds:) model() motionBegan(_:with:) motionCancelled(_:with:) \
            motionEnded(_:with:) move(to:) moveItem(_:afterItem:) moveItem(_:beforeItem:) moveItem(at:to:) \
            moveItem(withIdentifier:afterItemWithIdentifier:) moveItem(withIdentifier:beforeItemWithIdentifier:) \
            moveRow(at:to:) moveSection(_:afterSection:) moveSection(_:beforeSection:) moveSection(_:toSection:) \
            moveSection(withIdentifier:afterSectionWithIdentifier:) \
            moveSection(withIdentifier:beforeSectionWithIdentifier:) navigationItem(_:shouldEndRenamingWith:) \
            navigationItem(_:willBeginRenamingWith:selectedRange:) navigationItemShouldBeginRenaming(_:) \
            needsDisplay() needsLayout() needsUpdateConstraints() nextDrawable() nextFrameTime() \
            notShownAttribute(forGlyphAt:) notificationOccurred(_:) numberOfItems(inSection:) \
            numberOfRows(inComponent:) numberOfRows(inSection:) numberOfSections(in:) object(forKey:) \
            ofParentItem(_:) ofParentItem(_:includingParentItem:) offset(from:to:) \
            open(_:options:completionHandler:) open(completionHandler:) openURL(_:) \
            overrideTraitCollection(forChild:) parent(of:) parent(ofChildItem:) pause() pdfData(actions:) perform() \
            performAsCurrent(_:) performAsynchronousFileAccess(_:) performBatchUpdates(_:completion:) \
            performEditingTransaction(_:) performSearch(query:options:) performSegue(withIdentifier:sender:) \
            performSingleReplacement(query:replacementString:options:) persistentStoreType(forFileType:) \
            placeholderRect(forBounds:) playInputClick() pngData() pngData(actions:) point(inside:with:) \
            popItem(animated:) popToRootViewController(animated:) popToViewController(_:animated:) \
            popViewController(animated:) positionAdjustment(for:) positionOfToken(at:) preciseLocation(in:) \
            precisePreviousLocation(in:) predictedTouches(for:) preferredFrameSize() \
            preferredLayoutAttributesFitting(_:) preferredSymbolConfigurationForImage(in:) prepare() \
            prepare(for:sender:) prepare(forAnimatedBoundsChange:) prepare(forCollectionViewUpdates:) \
            prepare(forDrawingPages:) prepare(withActivityItems:) prepareForDisplay(completionHandler:) \
            prepareForInterfaceBuilder() prepareForPresentation(in:) prepareForReuse() prepareForTransition(from:) \
            prepareForTransition(to:) prepareThumbnail(of:completionHandler:) preparingForDisplay() \
            preparingThumbnail(of:) present(_:animated:completion:) present(animated:completionHandler:) \
            present(from:animated:completionHandler:) present(from:in:animated:completionHandler:) \
            present(from:in:permittedArrowDirections:animated:) present(from:permittedArrowDirections:animated:) \
            presentEditMenu(with:) presentFindNavigator(showingReplace:) presentLocalNotificationNow(_:) \
            presentOpenInMenu(from:animated:) presentOpenInMenu(from:in:animated:) \
            presentOptionsMenu(from:animated:) presentOptionsMenu(from:in:animated:) presentPreview(animated:) \
            presentation() presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presses(for:) \
            pressesBegan(_:with:) pressesCancelled(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) \
            previousLocation(in:) print(to:completionHandler:) printFormattersForPage(at:) printRect() \
            printerDestinations(for:) processEditing() \
            processEditing(for:edited:range:changeInLength:invalidatedRange:) propertyForGlyph(at:) \
            pushItem(_:animated:) pushViewController(_:animated:) range(ofNominallySpacedGlyphsContaining:) \
            rangeOfMisspelledWord(in:range:startingAt:wrap:language:) reconfigureItems(_:) reconfigureItems(at:) \
            reconfigureItems(withIdentifiers:) reconfigureRows(at:) recordEditAction(in:newTextRange:) \
            rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:) rectForPage(at:) rectForRow(at:) \
            register(_:forCellReuseIdentifier:) register(_:forCellWithReuseIdentifier:) \
            register(_:forDecorationViewOfKind:) register(_:forHeaderFooterViewReuseIdentifier:) \
            register(_:forSupplementaryViewOfKind:withReuseIdentifier:) register(_:with:) \
            registerForPreviewing(with:sourceView:) registerForRemoteNotifications() \
            registerForRemoteNotifications(matching:) registerUserNotificationSettings(_:) reload() \
            reloadAllComponents() reloadComponent(_:) reloadData() reloadDecorations(forDateComponents:animated:) \
            reloadInputViews() reloadItems(_:) reloadItems(at:) reloadItems(withIdentifiers:) reloadRows(at:with:) \
            reloadSectionIndexTitles() reloadSections(_:) reloadSections(_:with:) reloadSections(withIdentifiers:) \
            reloadVisibleMenu() relocateViewport(to:) remoteControlReceived(with:) remove(from:forMode:) \
            removeAction(_:for:) removeAction(identifiedBy:for:) removeAllAnimations() removeAllBehaviors() \
            removeAllBoundaries() removeAllPoints() removeAllSegments() removeAllTrackedConstraints() \
            removeAnimation(forKey:) removeArrangedSubview(_:) removeBehavior(_:) removeBoundary(withIdentifier:) \
            removeChildBehavior(_:) removeConstraint(_:) removeConstraints(_:) removeFromParent() \
            removeFromPrintPageRenderer() removeFromSuperlayer() removeFromSuperview() removeGestureRecognizer(_:) \
            removeInteraction(_:) removeItem(_:) removeKeyCommand(_:) removeLayoutGuide(_:) removeLayoutManager(_:) \
            removeMotionEffect(_:) removeRenderingAttribute(_:for:) removeSegment(at:animated:) removeTabStop(_:) \
            removeTarget(_:action:) removeTarget(_:action:for:) removeTextContainer(at:) \
            removeTextLayoutManager(_:) removeToken(at:) renameDocument(at:proposedName:completionHandler:) \
            render() render(in:) renderingAttributes(forLink:at:) replace(_:) replace(childrenOf:using:) \
            replaceAll(searchQuery:replacementString:options:) replaceChildren(ofParentItem:with:) \
            replaceContents(in:with:) replaceLayoutManager(_:) replaceSublayer(_:with:) \
            replaceTextualPortion(of:with:at:) replacingChildren(_:) requestFocusUpdate(to:) \
            requestGeometryUpdate(_:errorHandler:) \
            requestSceneSessionActivation(_:userActivity:options:errorHandler:) \
            requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:) \
            requestSupplementaryLexicon(completion:) require(toFail:) reset() resignFirstResponder() resignKey() \
            resizableImage(withCapInsets:) resizableImage(withCapInsets:resizingMode:) \
            resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) resolvedBackgroundColor(for:) \
            resolvedColor() resolvedColor(with:) resolvedInsertionLocation(for:writingDirection:) \
            resolvedStrokeColor(for:) resolvedTintColor(for:) restoreUserActivityState(_:) retargetedPreview(with:) \
            revealDocument(at:importIfNeeded:completion:) reversing() revert(toContentsOf:completionHandler:) \
            rightViewRect(forBounds:) rotatingFooterView() rotatingHeaderView() rowSize(forComponent:) \
            safeAreaInsetsDidChange() save(to:for:completionHandler:) scaledFont(for:) \
            scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:) \
            scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:) \
            scheduleLocalNotification(_:) scopeBarButtonBackgroundImage(for:) \
            scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:) \
            scopeBarButtonTitleTextAttributes(for:) scroll(_:) scroll(to:) scrollRangeToVisible(_:) \
            scrollRectToVisible(_:) scrollRectToVisible(_:animated:) scrollToItem(at:at:animated:) \
            scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:) searchFieldBackgroundImage(for:) \
            section(for:collationStringSelector:) section(forSectionIndexTitle:) sectionIdentifier(containingItem:) \
            sectionIdentifier(for:) sectionIdentifier(forSectionContainingItemIdentifier:) sectionIndexTitles(for:) \
            segmentIndex(identifiedBy:) segueForUnwinding(to:from:identifier:) \
            selectItem(at:animated:scrollPosition:) selectRow(_:inComponent:animated:) \
            selectRow(at:animated:scrollPosition:) selectedRow(inComponent:) selectionChanged() sendAction(_:) \
            sendAction(_:to:for:) sendAction(_:to:from:for:) sendActions(for:) sendEvent(_:) sendSubviewToBack(_:) \
            separateSecondaryViewController(for:) set() setAction(_:forSegmentAt:) setActions(_:for:) \
            setActive(_:animated:) setAffineTransform(_:) setAlternateIconName(_:completionHandler:) \
            setAngle(_:magnitude:) setAttachmentSize(_:forGlyphRange:) setAttributedTitle(_:for:) \
            setBackButtonBackgroundImage(_:for:barMetrics:) \
            setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment(_:for:) \
            setBackIndicatorImage(_:transitionMaskImage:) setBackgroundImage(_:for:) \
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage(_:for:style:barMetrics:) \
            setBackgroundImage(_:forToolbarPosition:barMetrics:) setBackgroundVerticalPositionAdjustment(_:for:) \
            setBadgeTextAttributes(_:for:) setCollectionViewLayout(_:animated:) \
            setCollectionViewLayout(_:animated:completion:) setConstraints(_:activeWhenAwayFrom:) \
            setConstraints(_:activeWhenNearEdge:) setContentCompressionResistancePriority(_:for:) \
            setContentHuggingPriority(_:for:) setContentOffset(_:animated:) setContentOffset(_:forSegmentAt:) \
            setContentPositionAdjustment(_:forSegmentType:barMetrics:) setContentScrollView(_:) \
            setContentScrollView(_:for:) setContentSize(_:animated:) setContentView(_:animated:) \
            setCurrentPageIndicatorImage(_:forPage:) setCustomSpacing(_:after:) setData(_:forPasteboardType:) \
            setDate(_:animated:) setDecrementImage(_:for:) setDefaultContentInsets() setDestination(_:) \
            setDestinationWithName(_:for:) setDividerImage(_:forLeftSegmentState:rightSegmentState:) \
            setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:) \
            setDrawsOutsideLineFragment(_:forGlyphAt:) setEditing(_:animated:) setEnabled(_:forSegmentAt:) \
            setExtraLineFragmentRect(_:usedRect:textContainer:) setFill() \
            setGlyphs(_:properties:characterIndexes:font:forGlyphRange:) setHidesBackButton(_:animated:) \
            setHighlighted(_:animated:) setImage(_:for:) setImage(_:for:state:) setImage(_:forSegmentAt:) \
            setIncrementImage(_:for:) setIndicatorImage(_:forPage:) setItemProviders(_:localOnly:expirationDate:) \
            setItems(_:animated:) setItems(_:options:) setKeepAliveTimeout(_:handler:) \
            setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setLineDash(_:count:phase:) \
            setLineFragmentRect(_:forGlyphRange:usedRect:) setLocation(_:forStartOfGlyphRange:) \
            setMaximumTrackImage(_:for:) setMenuVisible(_:animated:) setMinimumBackgroundFetchInterval(_:) \
            setMinimumTrackImage(_:for:) setNavigationBarHidden(_:animated:) setNeedsDisplay() setNeedsDisplay(_:) \
            setNeedsLayout() setNeedsRebuild() setNeedsRevalidate() setNeedsStatusBarAppearanceUpdate() \
            setNeedsUpdateConfiguration() setNeedsUpdateConstraints() setNeedsUpdateOfHomeIndicatorAutoHidden() \
            setNeedsUpdateOfPrefersPointerLocked() setNeedsUpdateOfScreenEdgesDeferringSystemGestures() \
            setNeedsUpdateOfSupportedInterfaceOrientations() setNewsstandIconImage(_:) \
            setNotShownAttribute(_:forGlyphAt:) setObjects(_:) setObjects(_:localOnly:expirationDate:) \
            setOn(_:animated:) setOverrideTraitCollection(_:forChild:) setParagraphStyle(_:) setPersistent(_:) \
            setPositionAdjustment(_:for:) setPreferredSymbolConfiguration(_:forImageIn:) setProgress(_:animated:) \
            setRenderingAttributes(_:for:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:) \
            setScopeBarButtonBackgroundImage(_:for:) \
            setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:) \
            setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:) \
            setSelected(_:animated:) setSelectedAttributes(_:isMultiple:) setSelectedDates(_:animated:) \
            setShadowImage(_:forToolbarPosition:) setShowsCancelButton(_:animated:) setShowsScope(_:animated:) \
            setStatusBarHidden(_:with:) setStatusBarOrientation(_:animated:) setStatusBarStyle(_:animated:) \
            setStroke() setTargetOffsetFromCenter(_:for:) setTargetRect(_:in:) setTextContainer(_:forGlyphRange:) \
            setThumbImage(_:for:) setTitle(_:for:) setTitle(_:forSegmentAt:) setTitleColor(_:for:) \
            setTitlePositionAdjustment(_:for:) setTitleShadowColor(_:for:) setTitleTextAttributes(_:for:) \
            setTitleVerticalPositionAdjustment(_:for:) setToolbarHidden(_:animated:) setToolbarItems(_:animated:) \
            setTranslatesReferenceBoundsIntoBoundary(with:) setTranslation(_:in:) setURL(_:for:) \
            setValue(_:animated:) setValue(_:forPasteboardType:) setViewController(_:for:) \
            setViewControllers(_:animated:) setViewControllers(_:direction:animated:completion:) \
            setVisibleDateComponents(_:animated:) setWidth(_:forSegmentAt:) setZoomScale(_:animated:) \
            shadowImage(forToolbarPosition:) shouldArchiveValue(forKey:) \
            shouldAutomaticallyForwardRotationMethods() shouldBeRequiredToFail(by:) \
            shouldInvalidateLayout(forBoundsChange:) \
            shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) \
            shouldPerformSegue(withIdentifier:sender:) shouldReceive(_:) shouldRequireFailure(of:) show() show(_:) \
            show(_:sender:) show(from:) show(from:animated:) show(from:in:animated:) show(in:) \
            showCGGlyphs(_:positions:count:font:matrix:attributes:in:) \
            showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:) showDetailViewController(_:sender:) \
            showMenu(from:rect:) size() size(forNumberOfPages:) size(withAttributes:) sizeThatFits(_:) sizeToFit() \
            snapshot() snapshot(for:) snapshot(forSection:) snapshot(of:includingParent:) \
            snapshotView(afterScreenUpdates:) sortedArray(from:collationStringSelector:) startAnimating() \
            startInteractiveTransition(to:completion:) startVideoCapture() stopAnimating() stopLoading() \
            stopVideoCapture() stretchableImage(withLeftCapWidth:topCapHeight:) \
            strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) \
            stringByEvaluatingJavaScript(from:) stroke() stroke(_:) stroke(_:blendMode:) stroke(with:alpha:) \
            supplementaryView(forElementKind:at:) supportedInterfaceOrientations(for:) supports(_:) symbolWeight() \
            synchronizeTextLayoutManagers(_:) systemLayoutSizeFitting(_:) \
            systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) \
            tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) \
            tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) \
            tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) \
            tableView(_:titleForHeaderInSection:) takePicture() target(forAction:withSender:) \
            targetContentOffset(forProposedContentOffset:) \
            targetContentOffset(forProposedContentOffset:withScrollingVelocity:) \
            targetIndexPath(forInteractivelyMovingItem:withPosition:) targetOffsetFromCenter(for:) \
            targetViewController(forAction:sender:) textContainer(forGlyphAt:effectiveRange:) \
            textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:) textContainerChangedGeometry(_:) \
            textElement(for:) textElements(for:) textField(at:) textLayoutFragment(for:) textRect(forBounds:) \
            textRect(forBounds:limitedToNumberOfLines:) textSelection(_:) textSelection(for:enclosing:) \
            textSelection(for:enclosing:inContainerAt:) \
            textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:) thumbImage(for:) \
            thumbRect(forBounds:trackRect:value:) tintColorDidChange() title(for:) titleColor(for:) \
            titleForSegment(at:) titlePositionAdjustment(for:) titleRect(forContentRect:) titleShadowColor(for:) \
            titleTextAttributes(for:) titleVerticalPositionAdjustment(for:) tokens(in:) touches(for:) \
            touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) \
            touchesEstimatedPropertiesUpdated(_:) touchesMoved(_:with:) touchesShouldBegin(_:with:in:) \
            touchesShouldCancel(in:) trackRect(forBounds:) \
            transition(from:to:duration:options:animations:completion:) transitionController(forDocumentAt:) \
            transitionController(forDocumentURL:) translation(in:) truncatedGlyphRange(inLineFragmentForGlyphAt:) \
            types(forItemSet:) \
            underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) \
            unregister(imageWith:) unregisterForPreviewing(withContext:) unregisterForRemoteNotifications() \
            unregisterImage(with:) unwind(for:towards:) update() update(_:) updateBounds() updateChangeCount(_:) \
            updateChangeCount(withToken:for:) updateConfiguration() updateConfiguration(using:) updateConstraints() \
            updateConstraintsIfNeeded() updateCurrentPageDisplay() updateFocusIfNeeded() \
            updateInteractiveMovementTargetPosition(_:) updateItem(usingCurrentState:) updateResultCount() \
            updateSelectableDates() updateUserActivityState(_:) updateValue(_:forAnimatedKey:) \
            updateViewConstraints() updateVisibleMenu(_:) updateVisibleMenuPosition(animated:) updated(for:) \
            usedRect(for:) userInteractionNoLongerPermitted(forError:) validate(_:) value(forAnimatedKey:) \
            value(forPasteboardType:) values(forPasteboardType:inItemSet:) velocity(in:) view(forRow:forComponent:) \
            viewController(for:) viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() \
            viewLayoutMarginsDidChange() viewPrintFormatter() viewSafeAreaInsetsDidChange() viewWillAppear(_:) \
            viewWillDisappear(_:) viewWillLayoutSubviews() viewWithTag(_:) visibleSupplementaryViews(ofKind:) \
            visualDescription() widthForSegment(at:) willAnimateRotation(to:duration:) willMove(to:) \
            willMove(toParent:) willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:) \
            willRotate(to:duration:) willTransition(from:to:) willTransition(to:) withAlignmentRectInsets(_:) \
            withAlphaComponent(_:) withBaselineOffset(fromBottom:) withConfiguration(_:) withDesign(_:) \
            withFace(_:) withFamily(_:) withHorizontallyFlippedOrientation() withMatrix(_:) withRenderingMode(_:) \
            withSize(_:) withSymbolicTraits(_:) withTintColor(_:) withTintColor(_:renderingMode:) \
            withTraitCollection(_:) zoom(to:animated:)
            """
        ).sorted(), by: { String($0.prefix { $0 != "(" }) })

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
