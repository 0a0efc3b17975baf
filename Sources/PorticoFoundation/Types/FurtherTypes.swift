/// The types of `UTTypeTable` that apps name less often: interface facts.
enum FurtherTypes {
    /// Identifier, types above it, extensions, MIME types, words.
    static let text = """
        com.apple.alias-file|public.data,com.apple.resolvable|||alias
        com.apple.archive|public.archive|aar||Apple Archive
        com.apple.protected-mpeg-4-audio|public.audio|m4p||protected audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||protected video
        com.apple.applescript.text|public.script|applescript||AppleScript
        com.apple.application|com.apple.executable-item|||application
        com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app||application bundle
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
        com.apple.arobject|public.data|arobject||AR object
        public.assembly-source|public.source-code|s||assembly source
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        public.bookmark|public.data,com.apple.resolvable|||bookmark
        public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
        public.c-plus-plus-header|public.source-code|hpp,hh,hxx||C++ header
        public.c-plus-plus-source|public.source-code|cpp,cc,cxx||C++ source
        public.disk-image|public.archive|||disk image
        public.email-message|public.message|eml|message/rfc822|email message
        com.microsoft.windows-executable|public.executable|exe|application/x-msdownload|Windows executable
        com.apple.flat-rtfd|public.data|||flat RTFD document
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.internet-location|public.data,com.apple.resolvable|inetloc||internet location
        com.microsoft.internet-shortcut|public.data,com.apple.resolvable|url||internet shortcut
        public.m3u-playlist|public.text,public.playlist|m3u,m3u8|audio/mpegurl|M3U playlist
        public.make-source|public.script|mk||makefile
        com.apple.mount-point|com.apple.resolvable|||mount point
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
        public.objective-c-source|public.source-code|m||Objective-C source
        com.apple.applescript.script|public.data,public.script|scpt||script
        com.apple.applescript.script-bundle|com.apple.bundle,com.apple.package,public.script|scptd||script bundle
        public.perl-script|public.shell-script|pl,pm|text/x-perl-script|Perl script
        public.php-script|public.shell-script|php|text/php|PHP script
        com.rsa.pkcs-12|public.data|p12,pfx|application/x-pkcs12|PKCS 12 file
        public.playlist||||playlist
        com.apple.plugin|com.apple.bundle,com.apple.package|plugin||plug-in
        public.python-script|public.shell-script|py|text/x-python-script|Python script
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
        com.apple.reality|public.data|reality||Reality file
        com.apple.resolvable||||resolvable
        public.ruby-script|public.shell-script|rb|text/x-ruby-script|Ruby script
        com.apple.scenekit.scene|public.3d-content|scn||SceneKit scene
        com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
        public.symlink|public.item,com.apple.resolvable|||symbolic link
        com.apple.systempreference.prefpane|com.apple.plugin|prefpane||preference pane
        public.3d-content|public.content|||3D content
        public.to-do-item|public.calendar-event|||to-do item
        public.unix-executable|public.data,public.executable|||Unix executable
        com.apple.bookmark|public.data|||bookmark data
        com.pixar.universal-scene-description|public.3d-content|usd,usda,usdc||USD
        com.pixar.universal-scene-description-mobile|public.3d-content|usdz|model/vnd.usdz+zip|USDZ
        public.utf16-external-plain-text|public.plain-text|||Unicode text
        public.utf8-tab-separated-values-text|public.tab-separated-values-text,public.utf8-plain-text|||tab-separated values
        public.volume|public.folder|||volume
        com.apple.webarchive|public.data|webarchive||web archive
        public.x509-certificate|public.data|cer,crt,der|application/x-x509-ca-cert|X.509 certificate
        com.apple.xml-property-list|public.xml,com.apple.property-list|||XML property list
        com.apple.xpc-service|com.apple.bundle,com.apple.package|xpc||XPC service
        com.apple.executable-item|public.item|||executable item
        com.apple.m4v-video|public.video|m4v|video/x-m4v|M4V video
        """
}
