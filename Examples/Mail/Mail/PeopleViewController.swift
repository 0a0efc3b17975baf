import UIKit

class Person: NSObject {
    @objc let name: String

    init(name: String) {
        self.name = name
    }
}

/// The address book: sections by first letter, and an index at the side.
class PeopleViewController: UITableViewController {
    private let collation = UILocalizedIndexedCollation.current()
    private var sections: [[Person]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.sectionIndexMinimumDisplayRowCount = 10
        let names = [
            "Ada Lovelace", "Alan Turing", "Annie Easley", "Barbara Liskov", "Charles Babbage", "Dennis Ritchie",
            "Donald Knuth",
            "Edsger Dijkstra", "Frances Allen", "Grace Hopper", "Hedy Lamarr", "Jean Bartik", "John McCarthy",
            "Karen Spärck Jones",
            "Katherine Johnson", "Ken Thompson", "Kurt Gödel", "Lynn Conway", "Margaret Hamilton", "Niklaus Wirth",
            "Ole-Johan Dahl",
            "Radia Perlman", "Sophie Wilson", "Tony Hoare", "Émilie du Châtelet",
        ]
        sections = Array(repeating: [], count: collation.sectionTitles.count)
        for person in names.map(Person.init) {
            sections[collation.section(for: person, collationStringSelector: #selector(getter: Person.name))].append(
                person)
        }
        sections = sections.map {
            collation.sortedArray(from: $0, collationStringSelector: #selector(getter: Person.name)) as! [Person]
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].isEmpty ? nil : collation.sectionTitles[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        collation.sectionIndexTitles
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        collation.section(forSectionIndexTitle: index)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row].name
        return cell
    }
}
