import Foundation

class Observed: ObservableObject { @Published var value = 1 }
