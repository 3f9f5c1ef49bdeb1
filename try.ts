import { drawScene } from '#features/pictures/server/index.ts';
import { parseScene } from '#features/pictures/rules/scene/scene.ts';
import sharp from 'sharp';
const codes = process.argv.slice(3);
const out = [];
for (const code of codes) { const s = parseScene(code); const t=performance.now(); const p = s && await drawScene(s, 640, (c) => c); if(!p){console.log('none',code);continue} const b=await p.avif({quality:46,effort:1}).toBuffer(); console.log(code, b.length, Math.round(performance.now()-t)); out.push(await sharp(b).png().toBuffer()); }
const cols=Math.min(2,out.length);
await sharp({create:{width:640*cols,height:480*Math.ceil(out.length/cols),channels:3,background:'#fff'}}).composite(out.map((input,i)=>({input,left:(i%cols)*640,top:Math.floor(i/cols)*480}))).png().toFile(process.argv[2]);
