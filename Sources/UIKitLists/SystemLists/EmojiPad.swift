import CoreGraphics
import Foundation

/// Emoji to choose from, in groups, in place of the keys.
@MainActor final class EmojiPad: UIView, EmojiChoosing, UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: (String) -> Void = { _ in }
    var deleted: () -> Void = {}
    var left: () -> Void = {}
    private let grid = UICollectionViewFlowLayout()
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: grid)
    private let title = UILabel(frame: .zero)
    private let lettersButton = UIButton(type: .custom)
    private let deleteButton = UIButton(type: .custom)
    private var groups: [UIButton] = []
    private static let cell = "emoji"

    override init(frame: CGRect) {
        super.init(frame: frame)
        grid.scrollDirection = .horizontal
        grid.minimumLineSpacing = 0
        grid.minimumInteritemSpacing = 0
        grid.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        list.register(EmojiCell.self, forCellWithReuseIdentifier: Self.cell)
        list.dataSource = self
        list.delegate = self
        list.backgroundColor = .clear
        list.showsHorizontalScrollIndicator = false
        title.font = .systemFont(ofSize: 12, weight: .semibold)
        title.textColor = KeyboardColors.hint
        lettersButton.setTitle("ABC", for: .normal)
        lettersButton.titleLabel?.font = .systemFont(ofSize: 16)
        lettersButton.setTitleColor(.label, for: .normal)
        lettersButton.addAction(UIAction { [weak self] _ in self?.left() }, for: .touchUpInside)
        deleteButton.setImage(UIImage(systemName: "delete.left"), for: .normal)
        deleteButton.tintColor = .label
        deleteButton.accessibilityLabel = "delete"
        deleteButton.addAction(UIAction { [weak self] _ in self?.deleted() }, for: .touchUpInside)
        for (index, group) in EmojiGroup.all.enumerated() {
            let button = UIButton(type: .custom)
            button.setImage(
                UIImage(
                    systemName: group.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)),
                for: .normal)
            button.accessibilityLabel = group.name
            button.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
            groups.append(button)
        }
        for view in [list, title, lettersButton, deleteButton] + groups { addSubview(view) }
        mark(0)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ group: Int) {
        list.scrollToItem(at: IndexPath(item: 0, section: group), at: .left, animated: false)
        mark(group)
    }

    private func mark(_ group: Int) {
        title.text = EmojiGroup.all[group].name.uppercased()
        for (index, button) in groups.enumerated() {
            button.tintColor = index == group ? .label : KeyboardColors.hint
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bar: CGFloat = 40
        title.frame = CGRect(x: 14, y: 8, width: bounds.width - 28, height: 16)
        let height = max(0, bounds.height - bar - 28)
        let rows: CGFloat = bounds.height > 200 ? 5 : 3
        let side = (height / rows).rounded(.down)
        if grid.itemSize.height != side { grid.itemSize = CGSize(width: side, height: side) }
        list.frame = CGRect(x: 0, y: 26, width: bounds.width, height: side * rows)
        let y = bounds.height - bar
        lettersButton.frame = CGRect(x: 6, y: y, width: 48, height: bar)
        deleteButton.frame = CGRect(x: bounds.width - 54, y: y, width: 48, height: bar)
        let width = (bounds.width - 120) / CGFloat(groups.count)
        for (index, button) in groups.enumerated() {
            button.frame = CGRect(x: 60 + CGFloat(index) * width, y: y, width: width, height: bar)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { EmojiGroup.all.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        EmojiGroup.all[section].emoji.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
        (cell as? EmojiCell)?.label.text = String(EmojiGroup.all[indexPath.section].emoji[indexPath.item])
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen(String(EmojiGroup.all[indexPath.section].emoji[indexPath.item]))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let first = list.indexPathsForVisibleItems.min()
        if let first { mark(first.section) }
    }
}

@MainActor private final class EmojiCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 30)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}

/// Some of the emoji of one kind.
struct EmojiGroup {
    let name: String
    let symbol: String
    let emoji: [Character]

    private init(_ name: String, _ symbol: String, _ emoji: String) {
        (self.name, self.symbol) = (name, symbol)
        self.emoji = Array(emoji).filter { $0 != " " && !$0.isNewline }
    }

    static let all: [EmojiGroup] = [
        EmojiGroup(
            "Smileys & People", "face.smiling",
            "😀😃😄😁😆😅🤣😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙😋😛😜🤪😝🤑🤗🤭🤫🤔🤐🤨😐😑😶😏😒🙄😬🤥😌😔😪🤤😴😷🤒🤕🤢🤮🤧🥵🥶🥴😵🤯🤠🥳😎🤓🧐😕😟🙁😮😯😲😳🥺😦😧😨😰😥😢😭😱😖😣😞😓😩😫🥱😤😡😠🤬😈👿💀💩🤡👹👺👻👽🤖👋🤚🖐✋🖖👌🤏✌🤞🤟🤘🤙👈👉👆👇👍👎✊👊🤛🤜👏🙌👐🤲🤝🙏✍💅💪👂👃🧠👀👶🧒👦👧🧑👨👩🧓👴👵"
        ),
        EmojiGroup(
            "Animals & Nature", "pawprint",
            "🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🙈🙉🙊🐒🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜🐢🐍🦎🐙🦑🦐🦀🐡🐠🐟🐬🐳🐋🦈🐊🐘🦒🐪🐫🐃🐄🐎🐖🐏🐑🐐🦌🐕🐈🐓🦃🕊🐇🐁🐀🦔🌵🎄🌲🌳🌴🌱🌿☘🍀🎍🍃🍂🍁🍄🌾💐🌷🌹🥀🌺🌸🌼🌻🌞🌝🌛🌜🌚🌕🌙🌎⭐🌟✨⚡🔥🌈☀⛅☁🌧⛈❄💧🌊"
        ),
        EmojiGroup(
            "Food & Drink", "fork.knife",
            "🍏🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🍑🥭🍍🥥🥝🍅🍆🥑🥦🥬🥒🌶🌽🥕🥔🍠🥐🍞🥖🥨🧀🥚🍳🥞🥓🥩🍗🍖🌭🍔🍟🍕🥪🌮🌯🥗🥘🍝🍜🍲🍛🍣🍱🥟🍤🍙🍚🍘🍥🍢🍡🍧🍨🍦🥧🍰🎂🍮🍭🍬🍫🍿🍩🍪🌰🍯🥛☕🍵🥤🍶🍺🍻🥂🍷🥃🍸🍹🍾🥄🍴🍽"),
        EmojiGroup(
            "Activity", "soccerball",
            "⚽🏀🏈⚾🎾🏐🏉🎱🏓🏸🏒🏑🏏⛳🏹🎣🥊🥋⛸🎿🏂🏋🤼🤸⛹🤺🏇🏊🏄🚣🚴🚵🎽🏅🎖🏆🥇🥈🥉🎗🎫🎟🎪🎭🎨🎬🎤🎧🎼🎹🥁🎷🎺🎸🎻🎲🎯🎳🎮🎰"),
        EmojiGroup(
            "Travel & Places", "car",
            "🚗🚕🚙🚌🚎🏎🚓🚑🚒🚐🚚🚛🚜🛴🚲🛵🏍🚨🚔🚍🚘🚖🚡🚠🚟🚃🚋🚝🚄🚅🚈🚂🚆🚇🚊🚉✈🛫🛬💺🚀🛸🚁⛵🚤🛳⛴🚢⚓🚧⛽🚏🚦🗺🗿🗽🗼🏰🏯🏟🎡🎢🎠⛲⛱🏖🏝🏜🌋⛰🏔🗻🏕🏠🏡🏭🏢🏬🏥🏦🏨🏪🏫💒⛪🕌🕍"),
        EmojiGroup(
            "Objects", "lightbulb",
            "⌚📱💻⌨🖥🖨🖱💽💾💿📀📷📸📹🎥📞☎📟📠📺📻🎙⏱⏰🕰⌛⏳📡🔋🔌💡🔦🕯🧯💸💵💴💶💷💰💳💎⚖🔧🔨⚒🛠⛏🔩⚙⛓🔫💣🔪🗡⚔🛡🚬⚰🏺🔮📿💈⚗🔭🔬🕳💊💉🌡🚽🚿🛁🔑🗝🚪🛋🛏🖼🛍🛒🎁🎈🎀🎊🎉✉📩📦📫📜📄📊📈📅📆📋📁📰📓📕📚📖🔖🔗📎📐📏📌✂🖊✏🔍🔒🔓"
        ),
        EmojiGroup(
            "Symbols", "heart",
            "❤🧡💛💚💙💜🖤💔❣💕💞💓💗💖💘💝💟☮✝☪☸✡☯☦⛎♈♉♊♋♌♍♎♏♐♑♒♓🆔⚛☢☣📴📳✴💮🅰🅱🆎🆑🅾🆘❌⭕🛑⛔📛🚫💯💢♨❗❕❓❔‼⁉🔅🔆⚠🚸🔱⚜🔰♻✅❇✳❎🌐💠Ⓜ🌀💤🏧♿🅿🚹🚺🚼🚻🎦📶🔣🔤🔡🔠🆖🆗🆙🆒🆕🆓🔟🔢▶⏸⏯⏹⏺⏭⏮⏩⏪🔼🔽➡⬅⬆⬇🔀🔁🔂🔄🎵🎶➕➖➗✖💲™©®➰✔☑🔘⚪⚫🔴🔵🔺🔻🔸🔹🔶🔷🔳🔲🔈🔇🔉🔊🔔🔕📣📢💬💭♠♣♥♦🃏🎴🀄"
        ),
        EmojiGroup("Flags", "flag", "🏁🚩🎌🏴🏳🇦🇹🇦🇺🇧🇪🇧🇷🇨🇦🇨🇭🇨🇳🇩🇪🇩🇰🇪🇸🇪🇺🇫🇮🇫🇷🇬🇧🇬🇷🇮🇪🇮🇳🇮🇸🇮🇹🇯🇵🇰🇷🇲🇽🇳🇱🇳🇴🇳🇿🇵🇱🇵🇹🇸🇪🇹🇷🇺🇦🇺🇳🇺🇸🇿🇦"),
    ]
}
