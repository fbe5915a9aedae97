import { parseSkills } from './parse-skills.ts'

export const motionSkills = parseSkills(`
animation | Animation | motion | animations, animator, animated, animaton, animation design, animation artist
motion-design | Motion Design | motion | motiondesign, motion designer, motion desing, motion-designer, motion
motion-graphics | Motion Graphics | motion graphic photo | motion graphic, motiongraphics, motion graphics designer, mograph, motion grafics, motion graphic design
web-animation | Web Animation | motion dev | website animation, web animations, webanimation, website animations, scroll animations, scroll animation
ui-animation | UI Animation | motion web | ui animations, ux animation, interface animation, uianimation, ui motion
micro-interactions | Micro-Interactions | motion web | microinteractions, micro interactions, microinteraction, micro interaction
2d-animation | 2D Animation | motion illus | 2d animations, 2d animator, 2danimation, 2 d animation, two dimensional animation
character-animation | Character Animation | motion illus | character animator, animated characters, character animations, charater animation
character-rigging | Character Rigging | motion 3d | rigging, rigger, rigging and animation, character rigs
explainer-videos | Explainer Videos | motion photo ads | explainer video, explainer animation, animated explainer, explaner video, animated explainer video
whiteboard-animation | Whiteboard Animation | motion | whiteboard video, white board animation, whiteboard animations, doodle video, vyond
stop-motion | Stop Motion | motion photo | stopmotion, stop-motion animation, stop motion animation, claymation
frame-by-frame-animation | Frame-by-Frame Animation | motion illus | frame by frame animation, cel animation, traditional animation, hand drawn animation
kinetic-typography | Kinetic Typography | motion graphic | kinetic type, typography animation, text animation, kinetictypography, animated typography
title-sequences | Title Sequences | motion photo | title sequence, opening titles, title design, video intro, intro video
gif-design | GIF Design | motion graphic | gif, gifs, animated gif, animated gifs, gif animation
lottie | Lottie | motion | lottie files, lottiefiles, lottie animation, bodymovin, lottie animations, lotti
rive | Rive | motion code | rive app, rive animation, rive.app, rive animations
gsap | GSAP | motion code | greensock, green sock, gsap animation, gsap animations, gsap scrolltrigger, scrolltrigger, g.s.a.p
framer-motion | Framer Motion | motion code | framermotion, motion.dev, framer-motion react, framer animation
anime-js | Anime.js | motion code | animejs, anime js, anime.js animation, animejs library
after-effects | After Effects | motion photo | adobe after effects, aftereffects, ae, after effect, after-effect, adobe ae, adobe aftereffects
adobe-animate | Adobe Animate | motion | animate cc, adobe flash, flash animation, adobeanimate, adobe animate cc
toon-boom-harmony | Toon Boom Harmony | motion | toon boom, toonboom, harmony animation, toonboom harmony
moho | Moho | motion | moho pro, anime studio, moho animation, moho rigging
apple-motion | Apple Motion | motion photo | motion 5, apple motion 5, applemotion, motion app apple
cavalry | Cavalry | motion | cavalry app, cavalry animation, cavalry motion, cavalary
jitter | Jitter | motion | jitter.video, jitter video, jitter animation, jitter motion
visual-effects | Visual Effects | motion photo | vfx, special effects, visual effect, sfx video, vfx artist
compositing | Compositing | motion photo | composting video, vfx compositing, digital compositing, compositor
particle-effects | Particle Effects | motion 3d | particles, particle animation, particle systems, trapcode particular
interactive-websites | Interactive Websites | motion web dev | interactive website, interactive web design, interactive web, immersive websites, awwwards style websites
parallax-websites | Parallax Websites | motion web | parallax, parallax scrolling, parallax website, paralax, parallax effect
creative-coding | Creative Coding | code motion 3d | creative coder, generative art, creative development, creative developer, creativecoding
p5-js | p5.js | code motion | p5, p5js, p5 js, processing p5
processing | Processing | code motion | processing.org, processing language, java processing, processing sketches
touchdesigner | TouchDesigner | motion 3d | touch designer, touch-designer, touchdesigner visuals, derivative touchdesigner
canvas-animation | Canvas Animation | motion code | html canvas, html5 canvas, canvas api, html5 animation
html5-banners | HTML5 Banners | motion ads | html5 banner, html5 banner ads, google web designer, animated banners, animated banner ads
`)
