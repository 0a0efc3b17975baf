import Foundation

/// The notes in memory, and their file in the Documents folder.
class NoteStore {
    static let didChange = Notification.Name("NoteStoreDidChange")

    private(set) var notes: [Note] = []
    private var count = 0

    private var file: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes.json")
    }

    private struct Saved: Codable {
        var count: Int
        var notes: [Note]
    }

    func load() {
        guard let data = try? Data(contentsOf: file), let saved = try? JSONDecoder().decode(Saved.self, from: data)
        else {
            return
        }
        count = saved.count
        notes = saved.notes
    }

    func save() {
        do {
            try JSONEncoder().encode(Saved(count: count, notes: notes)).write(to: file, options: .atomic)
        } catch {
            print("The notes could not be saved: \(error.localizedDescription)")
        }
    }

    func note(id: String) -> Note? {
        notes.first { $0.id == id }
    }

    func add() {
        count += 1
        let title = String(format: NSLocalizedString("Note %d", comment: "The title of a new note"), count)
        notes.append(Note(id: "note-\(count)", title: title))
        changed()
    }

    func update(_ note: Note) {
        guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
        notes[index] = note
        changed()
    }

    func delete(id: String) {
        notes.removeAll { $0.id == id }
        changed()
    }

    private func changed() {
        NotificationCenter.default.post(name: NoteStore.didChange, object: self)
    }
}
