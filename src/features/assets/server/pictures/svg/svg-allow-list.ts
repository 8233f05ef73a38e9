const words = (text: string): string[] => text.trim().split(/\s+/);

/**
 * What draws. Everything else goes, with all that is in it: scripts, foreign content, animations (which can set an
 * address afterwards), and pictures that are fetched.
 */
export const drawingElements: ReadonlySet<string> = new Set(
  words(`
    svg g defs symbol use switch title desc style
    path rect circle ellipse line polyline polygon image
    text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker view
    filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile
  `),
);

/** Attributes that hold words or numbers, and colours or `url(#…)` where CSS allows them. */
export const drawingAttributes: ReadonlySet<string> = new Set(
  words(`
    id class lang role style
    viewBox preserveAspectRatio version width height x y dx dy rotate transform transform-origin
    d points pathLength cx cy r rx ry x1 y1 x2 y2 fx fy fr offset
    gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient
    textLength lengthAdjust startOffset method spacing side
    filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent
    k1 k2 k3 k4 operator radius stdDeviation edgeMode
    requiredFeatures systemLanguage
    alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
    color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
    flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
    glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
    marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order pointer-events
    shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi
    vector-effect visibility word-spacing writing-mode
  `),
);

export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
