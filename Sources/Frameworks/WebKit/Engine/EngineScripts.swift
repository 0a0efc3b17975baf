import Foundation

/// The scripts by which the engine's process speaks with a page: its versions have no replies, no frames of messages and no functions
/// that take their time, so each world gets one plain handler, and these make Apple's of it.
struct EngineScripts {
    /// A name of which a page can't know beforehand.
    let key = "portico" + (0..<4).map { _ in String(UInt32.random(in: 0...UInt32.max), radix: 16) }.joined()
    /// The world in which the page's measures are taken.
    static let ownWorld = "portico-measures", ownHandler = "porticoMeasures"

    static func literal(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed])
        // Both end a line in a script, though not in JSON.
        return String(decoding: data ?? Data("\"\"".utf8), as: UTF8.self)
            .replacingOccurrences(of: "\u{2028}", with: "\\u2028").replacingOccurrences(of: "\u{2029}", with: "\\u2029")
    }

    /// An expression whose value is a world's part of the bridge; it is made on first use in each page.
    func bridge(handler: String) -> String {
        """
        (function(K,H){if(window[K])return window[K];
        const N=window.webkit.messageHandlers[H],post=N.postMessage.bind(N),S=JSON.stringify,P=Promise,T=window===window.top,L=window.location,E=\(EngineValue.encoder),D=\(EngineValue.decoder),then=P.prototype.then;
        let last=0,hs=Object.create(null),rs=hs;const waiting=Object.create(null),A=window;
        function enc(v){try{return E(v)}catch(e){throw new DOMException('The object can not be cloned.','DataCloneError')}}
        function make(n,r){return {postMessage(v){const m={k:'m',n:n,b:enc(v),t:T,a:String(L.href)};if(!r){post(S(m));return P.resolve()}
        return new P(function(y,x){m.i=++last;waiting[last]=[y,x];post(S(m))})}}}
        const api={set(l){const o=Object.create(null);const q=Object.create(null);for(const [n,r] of l){o[n]=hs[n]&&rs[n]===r?hs[n]:make(n,r);q[n]=r}hs=o;rs=q;return api},
        reply(i,t,e){const w=waiting[i];if(!w)return;delete waiting[i];if(t===null)w[1](new Error(e));else w[0](D(t))},
        call(i,f,n,t){const o=D(t);let p;try{p=P.resolve(f.apply(A,n.map(x=>o[x])))}catch(e){p=P.reject(e)}
        then.call(p,function(v){let b;try{b=E(v)}catch(e){post(S({k:'r',i:i,s:2}));return}post(S({k:'r',i:i,s:0,b:b}))},
        function(e){let d={k:'r',i:i,s:1,b:'',l:0,c:0};try{d.b=String(e);d.l=+e.line||0;d.c=+e.column||0;d.u=e.sourceURL&&String(e.sourceURL)}catch(x){}post(S(d))})}};
        Object.defineProperty(window,K,{value:api});
        const W=window.webkit;Object.defineProperty(Object.getPrototypeOf(W),'messageHandlers',{configurable:true,enumerable:true,get(){return hs}});
        return api})(\(Self.literal(key)),\(Self.literal(handler)))
        """
    }

    /// Makes the app's handlers known to a world.
    func setHandlers(_ handlers: [EngineUserContent.Handler], handler: String) -> String {
        let list = handlers.map { "[\(Self.literal($0.name)),\($0.replies)]" }.joined(separator: ",")
        return "\(bridge(handler: handler)).set([\(list)]);undefined"
    }

    func reply(_ message: Int, value: String?, error: String?, handler: String) -> String {
        let text = value.map(Self.literal) ?? "null"
        return "\(bridge(handler: handler)).reply(\(message),\(text),\(Self.literal(error ?? "")));undefined"
    }

    func callFunction(_ token: Int, body: String, arguments: String, handler: String) -> String {
        let names = ((try? EngineValue.decode(arguments)) as? [String: Any] ?? [:]).keys.sorted()
            .filter { name in
                name.unicodeScalars.allSatisfy {
                    $0 == "_" || $0 == "$" || $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
            }
        let list = names.map(Self.literal).joined(separator: ",")
        return """
            \(bridge(handler: handler)).call(\(token),(async function(\(names.joined(separator: ","))){
            \(body)
            }),[\(list)],\(Self.literal(arguments)));undefined
            """
    }

    /// Tells how large the page is, where it is scrolled to, and whether a field has the focus.
    static let measures = """
        (function(){const N=window.webkit.messageHandlers.\(ownHandler),post=N.postMessage.bind(N);let last='',seen='';
        function view(){const m=document.querySelector('meta[name=viewport i]');if(!m&&document.readyState==='loading')return;
        const t=m?'v='+(m.getAttribute('content')||''):/html/.test(document.contentType)?'v':'v=width=device-width';if(t!==seen){seen=t;post(t)}}
        addEventListener('portico-again',()=>{last='';tell()});
        const watch=new MutationObserver(view);watch.observe(document,{childList:true,subtree:true});
        addEventListener('DOMContentLoaded',()=>{view();watch.disconnect();
        if(document.head)watch.observe(document.head,{childList:true,subtree:true,attributes:true,attributeFilter:['content']})});
        function tell(){const s=document.scrollingElement||document.documentElement;if(!s)return;
        const t='s'+[s.scrollWidth,s.scrollHeight,window.scrollX,window.scrollY].join();if(t!==last){last=t;post(t)}}
        const later=()=>requestAnimationFrame(tell);addEventListener('scroll',later,{passive:true,capture:true});addEventListener('resize',later);
        addEventListener('load',tell,true);addEventListener('DOMContentLoaded',function(){tell();const o=new ResizeObserver(tell);
        if(document.documentElement)o.observe(document.documentElement);if(document.body)o.observe(document.body)});
        function edits(e){if(!e||!e.tagName)return false;if(e.isContentEditable||e.tagName==='TEXTAREA')return true;
        return e.tagName==='INPUT'&&!['button','checkbox','radio','submit','reset','file','image','range','color','hidden'].includes(e.type)}
        addEventListener('focusin',e=>post(edits(e.target)?'f1':'f0'),true);addEventListener('focusout',()=>post('f0'),true)})()
        """

    /// Has the page's size told once more: the zoom is another.
    static let tellAgain = "dispatchEvent(new Event('portico-again'));undefined"

    static func flush(_ token: Int) -> String {
        "requestAnimationFrame(()=>requestAnimationFrame(()=>window.webkit.messageHandlers.\(ownHandler).postMessage('x\(token)')));undefined"
    }
}
