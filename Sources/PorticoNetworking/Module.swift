// What Foundation's networking has on iOS and lacks on Linux: a library of its own, because only apps that use the network load it. Files
// that name its types see it.
@_exported import FoundationNetworking
