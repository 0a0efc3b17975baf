/// The scripts that make pages dark in the dark: the engine always tells them that it is light.
///
/// Conditions of `prefers-color-scheme` become others that hold or don't, in lists of rules, in attributes and in what scripts ask. Both
/// forms can be told from each other, so that they can be turned again.
extension EngineScripts {
    /// The script that each frame gets before its own.
    func colors(isDark: Bool) -> String {
        """
        (function(K){if(window[K])return;
        let dark=\(isDark);const real=window.matchMedia,lists=[];
        const Q=/\\(\\s*prefers-color-scheme\\s*:\\s*(dark|light)\\s*\\)|\\(\\s*(?:min|max)-width\\s*:\\s*0?\\.00([12])px\\s*\\)/gi;
        const put=q=>String(q).replace(Q,(m,v,n)=>{const d=v?v.toLowerCase()==='dark':n==='1';return `(${d===dark?'min':'max'}-width: 0.00${d?1:2}px)`});
        class List extends EventTarget{#q;#f=null;constructor(q){super();this.#q=q;this.last=this.matches}
        get media(){return this.#q}get matches(){return real.call(window,put(this.#q)).matches}
        get onchange(){return this.#f}set onchange(f){if(this.#f)this.removeEventListener('change',this.#f);this.#f=f;if(f)this.addEventListener('change',f)}
        addListener(f){if(f)this.addEventListener('change',f)}removeListener(f){if(f)this.removeEventListener('change',f)}}
        window.matchMedia=function(q){if(!/prefers-color-scheme/i.test(q))return real.call(window,q);const l=new List(String(q));lists.push(l);return l};
        function turn(m){const t=m.mediaText,n=put(t);if(n!==t)m.mediaText=n}
        function walk(rules){for(const r of rules){if(r.media)turn(r.media);let inner=null;try{inner=r.styleSheet?r.styleSheet.cssRules:r.cssRules}catch(e){}if(inner)walk(inner)}}
        let ground=null;
        function fill(){const e=document.documentElement;if(!e)return;const m=document.querySelector('meta[name="color-scheme" i]');
        const said=(m?m.content:'')+' '+(getComputedStyle(e).colorScheme||'');
        const wants=/dark/i.test(said)&&(dark||!/light/i.test(said));
        if(wants&&!ground){ground=document.createElement('style');ground.textContent=':where(html){background-color:#1e1e1e;color:#fff}:where(a:link){color:#9e9eff}';(document.head||e).appendChild(ground)}
        else if(!wants&&ground){ground.remove();ground=null}}
        function all(){for(const s of document.styleSheets){if(s.media)turn(s.media);try{walk(s.cssRules)}catch(e){}}
        for(const s of document.querySelectorAll('source[media]')){const t=s.getAttribute('media'),n=put(t);if(n!==t)s.setAttribute('media',n)}
        fill()}
        Object.defineProperty(window,K,{value(d){if(d===dark)return;dark=d;all();
        for(const l of lists){const now=l.matches;if(now===l.last)continue;l.last=now;const e=new Event('change');Object.defineProperties(e,{matches:{value:now},media:{value:l.media}});l.dispatchEvent(e)}}});
        const styles=n=>n.nodeType===1&&(/^(STYLE|LINK|SOURCE|META)$/.test(n.tagName)||!!n.querySelector('style,link,source,meta'));
        new MutationObserver(l=>{if(l.some(m=>[...m.addedNodes].some(styles)))all()}).observe(document,{childList:true,subtree:true});
        addEventListener('load',all,true);addEventListener('DOMContentLoaded',all)})(\(Self.literal(key + "c")))
        """
    }

    func setDark(_ isDark: Bool) -> String { "window[\(Self.literal(key + "c"))]?.(\(isDark));undefined" }
}
