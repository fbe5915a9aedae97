import { parseSkills } from './parse-skills.ts'

export const photoVideoSkills = parseSkills(`
photography | Photography | photo | photo, photographer, photgraphy, photos, photografy, photograph, professional photography
product-photography | Product Photography | photo shop | product photographer, product photos, productphotography, product shoot, ecommerce photography, product shots
portrait-photography | Portrait Photography | photo | portrait photographer, headshots, headshot photography, portrait photos, portraitphotography
event-photography | Event Photography | photo | event photographer, events photography, event photos, conference photography
wedding-photography | Wedding Photography | photo | wedding photographer, wedding photos, weddingphotography, wedding shoot
fashion-photography | Fashion Photography | photo | fashion photographer, fashion shoot, fashionphotography, editorial photography, lookbook photography
food-photography | Food Photography | photo | food photographer, foodphotography, food styling, food photos
real-estate-photography | Real Estate Photography | photo | property photography, real estate photographer, realestate photography, interior photography
architectural-photography | Architectural Photography | photo | architecture photography, architectural photographer, building photography, architecture photographer
travel-photography | Travel Photography | photo | travel photographer, travelphotography, travel photos, landscape photography
nature-photography | Nature Photography | photo | wildlife photography, nature photographer, naturephotography, wildlife photographer
street-photography | Street Photography | photo | street photographer, streetphotography, urban photography, documentary photography
sports-photography | Sports Photography | photo | sport photography, sports photographer, action photography, sportsphotography
drone-photography | Drone Photography | photo | drone, aerial photography, drone pilot, drone photographer, aerial photos, drones
stock-photography | Stock Photography | photo | stock photos, stock images, stock photographer, stockphotography
360-photography | 360 Photography | photo 3d | 360 photos, 360 photo, virtual tours, virtual tour, 360 degree photography, matterport
lifestyle-photography | Lifestyle Photography | photo | lifestyle photographer, lifestylephotography, lifestyle photos, lifestyle shoot
photo-editing | Photo Editing | photo graphic | photo editor, photoediting, photo edit, photo edits, picture editing, foto editing
photo-retouching | Photo Retouching | photo graphic | retouching, retouch, photo retouch, retoucher, retouching photos, beauty retouching
photo-restoration | Photo Restoration | photo graphic | old photo restoration, restore photos, photo restore, image restoration, photorestoration
lightroom | Lightroom | photo | adobe lightroom, light room, lr, lightroom classic, lightroom presets, lightrom
capture-one | Capture One | photo | captureone, capture one pro, capture 1, phase one capture
video-editing | Video Editing | photo | video editor, videoediting, video edit, vidoe editing, video editting, video edits, film editing
video-production | Video Production | photo ads | video producer, videoproduction, video creation, corporate video, promo video, promotional videos
videography | Videography | photo | videographer, video shooting, videografy, video filming, video shoot
video | Video | photo | videos, vidoe, vidio, video content, video services
filmmaking | Filmmaking | photo | film making, filmmaker, film maker, film production, film-making
cinematography | Cinematography | photo | cinematographer, director of photography, cinematograpy, camera operator
documentary-film | Documentary Film | photo | documentary, documentaries, documentary filmmaking, documentary films
short-form-video | Short-Form Video | photo ads | short form video, reels, instagram reels, youtube shorts, short videos, tiktok videos
youtube-video-editing | YouTube Video Editing | photo | youtube editor, youtube video editor, youtube editing, youtube videos, yt editing
podcast-production | Podcast Production | photo ads | podcast, podcasts, podcasting, podcast editing, podcast producer
live-streaming | Live Streaming | photo | livestream, livestreaming, live stream, streaming, obs studio, webcasting
color-grading | Color Grading | photo | colour grading, color correction, colorist, colorgrading, colour correction
post-production | Post-Production | photo motion | post production, postproduction, video post production, post-production editing
subtitles-and-captions | Subtitles & Captions | photo a11y | subtitles, captions, subtitling, closed captions, video captions, subtitles and captions
sound-design | Sound Design | photo motion | sound designer, sounddesign, sound effects, sound fx, sound desing
audio-editing | Audio Editing | photo | audio, audio editor, audio production, audio mixing, audioediting, audio engineering
music-production | Music Production | photo | music, music producer, musicproduction, music composition, composer, beat making
voice-over | Voice Over | photo ads | voiceover, voice-overs, voice over artist, voice actor, voice overs, voice acting
premiere-pro | Premiere Pro | photo | adobe premiere, adobe premiere pro, premiere, premier pro, adobe premier pro, premierepro, adobe pr
final-cut-pro | Final Cut Pro | photo | final cut, fcpx, final cut pro x, finalcut, fcp, finalcutpro
davinci-resolve | DaVinci Resolve | photo | davinci, da vinci resolve, davinci resolve studio, resolve, davinchi resolve
avid-media-composer | Avid Media Composer | photo | avid, media composer, avid editing, avid editor
capcut | CapCut | photo | cap cut, cap-cut, capcut editing, capcut editor
imovie | iMovie | photo | i movie, imovies, imovie editing, apple imovie
filmora | Filmora | photo | wondershare filmora, filmora editing, fillmora, filmora editor
camtasia | Camtasia | photo | camtasia studio, camtasia editing, camtasia screen recording, techsmith camtasia
sony-vegas | VEGAS Pro | photo | sony vegas, vegas pro editing, sony vegas pro, magix vegas
adobe-audition | Adobe Audition | photo | audition, adobeaudition, adobe audition editing, adobe au
pro-tools | Pro Tools | photo | protools, avid pro tools, pro tool audio, pro-tools mixing
ableton-live | Ableton Live | photo | ableton, ableton live producer, abelton, ableton music
nuke | Nuke | photo motion | foundry nuke, nuke compositing, nukex, the foundry nuke
screen-recording | Screen Recording | photo | screencast, screen casts, screen capture video, screencasting, loom videos
product-videos | Product Videos | photo shop ads | product video, product demo video, demo video, demo videos, product demo videos
video-ads | Video Ad Production | photo ads | video ad, video ad editing, commercial production, tv commercials, commercials, tv commercial
ai-video-generation | AI Video Generation | photo motion | ai video, ai videos, runway ml, runwayml, synthesia, ai video generator
photo-booth-design | Photo Booth Design | photo graphic | photo booth, photobooth, photo booth template, photo booth overlay
`)
