/// Fingers that drag in a page: the engine scrolls with each that moves, so that what a page drags itself is told by a script.
///
/// That is a slider, whose value follows the finger, and what the page says no finger scrolls by `touch-action: none`, which gets the events
/// of a pointer.
extension EngineScripts {
    enum Drag: String {
        /// Asks whether the page takes a finger at a place; it is the page's from then on.
        case ask
        case down, move, up
    }

    /// A script whose value says whether the page has the finger.
    ///
    /// - Parameter width: the view's, for the page counts in its own points.
    static func drag(_ phase: Drag, x: Double, y: Double, width: Double) -> String {
        """
        (function(p,x,y,w){const W=window,k=innerWidth/w;x*=k;y*=k;
        if(p==='ask'){W.porticoHeld=null;const top=document.elementFromPoint(x,y);for(let e=top;e;e=e.parentElement){
        if(e.matches('input[type=range]:not([disabled])')){W.porticoHeld=[e,e.value,true];break}
        if(getComputedStyle(e).touchAction==='none'){W.porticoHeld=[top,null,false];break}}return !!W.porticoHeld}
        const h=W.porticoHeld;if(!h)return false;const e=h[0];if(p==='up')W.porticoHeld=null;
        if(h[2]){const r=e.getBoundingClientRect(),a=e.min===''?0:+e.min,b=e.max===''?100:+e.max;let t=Math.min(1,Math.max(0,(x-r.left)/r.width));
        if(getComputedStyle(e).direction==='rtl')t=1-t;const v=e.value;e.value=a+t*(b-a);
        if(e.value!==v)e.dispatchEvent(new Event('input',{bubbles:true}));
        if(p==='up'&&e.value!==h[1])e.dispatchEvent(new Event('change',{bubbles:true}));return true}
        const o={bubbles:true,cancelable:true,composed:true,view:W,clientX:x,clientY:y,pointerId:7,pointerType:'touch',isPrimary:true,button:p==='move'?-1:0,buttons:p==='up'?0:1};
        e.dispatchEvent(new PointerEvent('pointer'+p,o));return true})('\(phase.rawValue)',\(x),\(y),\(width))
        """
    }
}
