import Foundation

/// Writes contacts as vCards, and reads them (version 3.0 is written; 2.1 without quoted-printable, 3.0 and 4.0 are read).
open class CNContactVCardSerialization: NSObject {
    /// It says what a search has to read for it.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { KeySet() }

    /// Contacts as the text of vCards.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter.write($0) }.joined().utf8)
    }

    /// The contacts of vCards; throws `CNError.dataAccessError` where there is no card. What isn't known of a card is left out.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
            throw CNError(.dataAccessError)
        }
        let found = VCardReader.readCards(text)
        guard !found.isEmpty else { throw CNError(.dataAccessError) }
        return found
    }
}

/// The kinds of labels, as contacts and as vCards name them.
private enum VCardLabels {
    static let known: [(label: String, types: [String])] = [
        (CNLabelHome, ["HOME"]), (CNLabelWork, ["WORK"]), (CNLabelOther, ["OTHER"]),
        (CNLabelPhoneNumberiPhone, ["IPHONE", "CELL", "VOICE"]), (CNLabelPhoneNumberMobile, ["CELL", "VOICE"]),
        (CNLabelPhoneNumberMain, ["MAIN"]),
    ]
    static func types(_ label: String?) -> [String] { known.first { $0.label == label }?.types ?? [] }
    static func label(_ types: Set<String>) -> String? {
        known.first { entry in entry.types.allSatisfy { $0 == "VOICE" || types.contains($0) } }?.label
    }
}

private enum VCardWriter {
    static func write(_ contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Portico//EN"]
        func addLine(_ name: String, _ parts: [String], _ types: [String] = []) {
            guard parts.contains(where: { !$0.isEmpty }) else { return }
            let head = ([name] + types.map { "type=\($0)" }).joined(separator: ";")
            lines.append(head + ":" + parts.map(escape).joined(separator: ";"))
        }
        lines.append(
            "N:"
                + [
                    contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
                ].map(escape).joined(separator: ";"))
        lines.append("FN:" + escape(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        addLine("NICKNAME", [contact.nickname])
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            addLine("ORG", [contact.organizationName, contact.departmentName])
        }
        addLine("TITLE", [contact.jobTitle])
        for mail in contact.emailAddresses {
            addLine("EMAIL", [mail.value as String], ["INTERNET"] + VCardLabels.types(mail.label))
        }
        for phone in contact.phoneNumbers { addLine("TEL", [phone.value.stringValue], VCardLabels.types(phone.label)) }
        for address in contact.postalAddresses {
            let place = address.value
            addLine(
                "ADR", ["", "", place.street, place.city, place.state, place.postalCode, place.country],
                VCardLabels.types(address.label))
        }
        for url in contact.urlAddresses { addLine("URL", [url.value as String], VCardLabels.types(url.label)) }
        if let day = contact.birthday, let month = day.month, let number = day.day {
            // 1604 stands for a year that isn't known.
            let text = String(format: "%04d-%02d-%02d", day.year ?? 1604, month, number)
            lines.append((day.year == nil ? "BDAY;X-APPLE-OMIT-YEAR=1604:" : "BDAY:") + text)
        }
        addLine("NOTE", [contact.note])
        if contact.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        lines.append("END:VCARD")
        return lines.map { $0 + "\r\n" }.joined()
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;")
            .replacingOccurrences(of: ",", with: "\\,").replacingOccurrences(of: "\n", with: "\\n")
    }
}

private enum VCardReader {
    static func readCards(_ text: String) -> [CNContact] {
        var found: [CNContact] = []
        var current: CNMutableContact?
        for line in unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: ";").map(String.init)
            guard var name = head.first?.uppercased() else { continue }
            // A group's name stands before a point.
            if let point = name.lastIndex(of: ".") { name = String(name[name.index(after: point)...]) }
            let value = String(line[line.index(after: colon)...])
            switch (name, value.uppercased()) {
            case ("BEGIN", "VCARD"): current = CNMutableContact()
            case ("END", "VCARD"):
                if let current { found.append(current) }
                current = nil
            default: if let current { takeValue(name, types(head.dropFirst()), value, into: current) }
            }
        }
        return found
    }

    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if line.first == " " || line.first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private static func types(_ parameters: ArraySlice<String>) -> Set<String> {
        Set(
            parameters.flatMap { parameter -> [String] in
                let upper = parameter.uppercased()
                guard upper.hasPrefix("TYPE=") || !upper.contains("=") else { return [] }
                return upper.replacingOccurrences(of: "TYPE=", with: "").replacingOccurrences(of: "\"", with: "")
                    .split(separator: ",").map(String.init)
            })
    }

    /// The parts of a value, apart by semicolons that no backslash precedes.
    private static func parts(_ value: String) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in value {
            if isEscaped {
                parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func takeValue(
        _ name: String, _ types: Set<String>, _ value: String, into contact: CNMutableContact
    ) {
        let parts = parts(value)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        // One value has no parts.
        let whole = parts.joined(separator: ";")
        let label = VCardLabels.label(types)
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "NICKNAME": contact.nickname = whole
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = whole
        case "NOTE": contact.note = whole
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: whole as NSString))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: whole as NSString))
        case "TEL":
            let number = whole.lowercased().hasPrefix("tel:") ? String(whole.dropFirst(4)) : whole
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue(label: label, value: address))
        case "BDAY": contact.birthday = day(value)
        case "PHOTO": contact.imageData = Data(base64Encoded: value, options: .ignoreUnknownCharacters)
        case "X-ABSHOWAS": if value.uppercased() == "COMPANY" { contact.contactType = .organization }
        // A name in parts, which comes in its own line, takes the place of this.
        case "FN": if contact.givenName.isEmpty, contact.familyName.isEmpty { contact.givenName = whole }
        default: break
        }
    }

    private static func day(_ value: String) -> DateComponents? {
        let digits = value.prefix(10).filter(\.isNumber)
        guard digits.count == 8, let number = Int(digits) else { return nil }
        var day = DateComponents()
        (day.month, day.day) = (number / 100 % 100, number % 100)
        if number / 10000 != 1604 { day.year = number / 10000 }
        return day
    }
}
