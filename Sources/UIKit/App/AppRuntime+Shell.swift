import CoreFoundation
import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC
import PorticoRender
import PorticoRenderModel
import PorticoTrace

/// The app's side of the host protocol: does what messages say, in their order, and answers.
///
/// - From: `ShellConnection`
/// - To: `LifecycleController`, `HostEventSource`, `RenderServer`, `TreeDumper`, `CodePatch`
extension AppRuntime {
    /// Serves the shell until it ends the app. Returns the process's exit status.
    func serve(_ connection: ShellConnection) -> Int32 {
        let sink = ShellTraceSink(
            categories: ShellTraceSink.categories(connection.settings.traceCategories), isVirtual: isVirtual
        ) { [connection] in connection.send($0) }
        traceSink = sink
        PorticoTrace.add(sink)
        RequestTrace.begin()
        defer { PorticoTrace.remove(sink) }
        let application = UIApplication.shared
        RestorationStore.current = RestorationStore(home: NSHomeDirectory())
        SystemPermissions.home = NSHomeDirectory()
        QuickActions.home = NSHomeDirectory()
        AlternateIcon.home = NSHomeDirectory()
        lifecycle.phaseChanged = { [connection] in
            if let state = AppState($0) { connection.send(.state(state)) }
        }
        application.backgroundTasks.changed = { [connection] names in
            // The shell may stop the app when the last one ends.
            if names.isEmpty { UserDefaultsWriter.shared.flush() }
            connection.send(.backgroundTasks(names))
        }
        let copied = CopiedText()
        UIPasteboard.onCopy = { text in
            // The connection belongs to the main thread; an app may copy on any. Of many texts the last one is told.
            guard copied.put(text) else { return }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let text = copied.take() { UIApplication.shared.tellPasteboard(text) }
                    UIApplication.shared.tellCopied()
                }
            }
        }
        application.tellShell = { [connection] in connection.send($0) }
        let stream = FrameStream(scale: server.scale) { [connection] in connection.send($0, $1) }
        connection.whenReleased { [stream] in stream.release(surface: $0, generation: $1) }
        frameStream = stream
        showsFrames = connection.settings.showsFrames

        if isVirtual {
            while lifecycle.state.phase != .terminated { perform(connection.next(), connection) }
        } else {
            connection.startReading { [weak self] messages in
                for message in messages { self?.perform(message, connection) }
                self?.events.flush()
            }
            runMainLoop()
        }
        return 0
    }

    private func perform(_ message: HostMessage, _ connection: ShellConnection) {
        // Input that came before a command is before it.
        if case .event = message {} else { events.flush() }
        switch message {
        case .command(let command):
            if command == .activate, !hasLaunched { showLaunchScreen() }
            receive(command)
            traceSink?.flush()
            if command == .activate, !hasLaunched {
                hasLaunched = true
                updateFrames()
                // The first window stands as the device does.
                if settings.orientation != .portrait { post(.rotate(settings.orientation)) }
            }
            if command == .terminate { end() }
            connection.send(.performed(command))
            if command == .terminate { CFRunLoopStop(CFRunLoopGetMain()) }
        case .event(let event): events.keep(event)
        case .pasteboard(let contents): UIPasteboard.general.take(contents)
        case .showFrames(let shows):
            showsFrames = shows
            updateFrames()
        case .trace(let names): traceSink?.select(ShellTraceSink.categories(names))
        case .conditions(let conditions): apply(conditions)
        case .openURL(let text):
            if let url = URL(string: text) { lifecycle.open(url) }
        case .quickAction(let type): lifecycle.perform(QuickActions.item(ofType: type))
        case .push(let id, let payload): RemoteNotifications.receive(id, payload)
        case .openNotification(let notification): RemoteNotifications.open(notification)
        case .clock(let time): if isVirtual, time > now { MediaClock.shared.set(to: time) }
        case .backgroundDeadline(let deadline): UIApplication.shared.backgroundTasks.deadline = deadline
        case .expireBackgroundTasks:
            UIApplication.shared.backgroundTasks.expire()
            if isVirtual { turn() }
        case .request(let id, let request):
            let (answer, memory) = answer(request)
            traceSink?.flush()
            connection.send(.answer(id, answer), memory.map { [$0.descriptor.number] } ?? [])
        case .configure, .release: break
        }
    }

    /// Until an app has launched there is nothing to see of it: the launch screen stays.
    private func updateFrames() {
        if hasLaunched { server.show(on: showsFrames ? frameStream : nil) }
    }

    private func answer(_ request: HostRequest) -> (HostAnswer, SharedMemory?) {
        switch request {
        case .advance(let time, let paced):
            guard isVirtual else {
                return (.failed(reason: "the clock is real", remedy: "only a virtual clock can be advanced"), nil)
            }
            advance(by: time - now, paced: paced)
            if LifecycleChecker.isOn { TreeAgreement.check(at: now, isTouched: !touchTracker.isIdle) }
            return (.done, nil)
        case .locate(let target): return (FingerPlace.answer(target), nil)
        case .snapshot:
            return blob(PreviewStage.current?.picture() ?? snapshot(), or: "the screen could not be encoded")
        case .launchScreen:
            guard let launchPicture else {
                return (
                    .failed(
                        reason: "the app has no launch screen",
                        remedy: "name one in Info.plist: UILaunchStoryboardName, or UILaunchScreen"), nil
                )
            }
            return blob(launchPicture, or: "the launch screen could not be encoded")
        case .takesText:
            return TextRouter.takesText
                ? (.done, nil)
                : (.failed(reason: "nothing takes text now", remedy: "tap a text field before “type”"), nil)
        case .key(let character): return (FingerPlace.key(for: character), nil)
        case .tree(let kind): return blob(try? JSONEncoder().encode(TreeDumper.dump(kind)), or: "the tree is too deep")
        case .constraints(let id):
            guard let view = ObjectTable.shared.object(id) as? UIView else { return (Self.unknownObject, nil) }
            return blob(
                try? JSONEncoder().encode(ConstraintDumper.constraints(of: view)), or: "the constraints are no text")
        case .layerImage(let id):
            guard let layer = ObjectTable.shared.object(id) as? CALayer else { return (Self.unknownObject, nil) }
            guard let picture = TreeDumper.picture(of: layer) else { return (.done, nil) }
            return blob(picture, or: "it could not be encoded")
        case .edit(let id, let property, let value):
            guard let object = ObjectTable.shared.object(id) else { return (Self.unknownObject, nil) }
            let answer = PropertyEditor.set(property, of: object, to: value)
            if isVirtual { turn() }
            return (answer, nil)
        case .patch(let library):
            let answer = CodePatch.load(library, from: settings.patchFolder)
            if isVirtual { turn() }
            return (answer, nil)
        case .inspect(let question):
            guard let answer = InspectorDesk.answer(question) else { return (Self.unknownObject, nil) }
            return blob(answer, or: "there is too much of it")
        case .interface: return blob(try? JSONEncoder().encode(InterfaceDumper.windows()), or: "the tree is too deep")
        case .reveal(let id):
            let answer = InterfaceDumper.reveal(id)
            if isVirtual { turn() }
            return (answer, nil)
        case .previewSources:
            return blob(try? JSONEncoder().encode(PreviewRegistry.shared.sources), or: "there are too many previews")
        case .previewItems(let source):
            guard let items = PreviewStage.items(of: source) else {
                return (.failed(reason: "there are no previews there", remedy: "ask for the sources again"), nil)
            }
            return blob(try? JSONEncoder().encode(items), or: "there are too many previews")
        case .ping: return (.done, nil)
        }
    }

    private static var unknownObject: HostAnswer {
        .failed(reason: "no such object any more", remedy: "ask for the tree again")
    }

    private func blob(_ data: Data?, or reason: String) -> (HostAnswer, SharedMemory?) {
        guard let data, data.count <= HostLimits.blob, !data.isEmpty,
            let memory = try? SharedMemory(name: "portico-answer", data)
        else { return (.failed(reason: reason, remedy: "ask for less"), nil) }
        return (.blob(bytes: data.count), memory)
    }
}

extension AppState {
    init?(_ phase: LifecycleState.Phase) {
        switch phase {
        case .notRunning: return nil
        case .inactive: self = .inactive
        case .active: self = .active
        case .background: self = .background
        case .terminated: self = .terminated
        }
    }
}
