// The lists that the system itself shows. Who shows them stands in UIKitBase and declares these without a body, of the same symbol and
// type; the linker joins the two. They are `package`, so that a release build keeps and exports them.

/// - From: `KeyboardView`
@_silgen_name("portico_above_emoji_pad") @MainActor
package func provideEmojiPad() -> any EmojiChoosing { EmojiPad(frame: .zero) }

/// - From: `UISearchController`
@_silgen_name("portico_above_search_suggestions") @MainActor
package func provideSuggestionList() -> any SuggestionChoosing { SearchSuggestionList() }

/// - From: `UIImagePickerController`
@_silgen_name("portico_above_photo_grid") @MainActor
package func providePhotoGrid(_ picker: UIImagePickerController) -> UIViewController {
    PhotoGridController(picker: picker)
}
