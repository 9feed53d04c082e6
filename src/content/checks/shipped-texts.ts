// Written from content/ by: npx vitest run --project unit shipped-texts -u
// Texts of earlier versions stay, so that an owner who updates is still asked about them.

/** The titles of the courses that came with the website. */
export const shippedTitles: readonly string[] = `
ASP.NET
Adobe Illustrator
Adobe InDesign
Adobe Photoshop
Android Development using Flutter
Angular
AutoCAD
C
C#
C++
CSS
Core Java
CorelDRAW
Cyber Security
Data Science
Ethical Hacking
HTML
Hardware and Networking
Java Full Stack
JavaScript
MongoDB
MySQL
Node.js
PHP
Python
ReactJs
SQL
Software Testing
Website Development MERN Stack
`
  .trim()
  .split('\n');

/** A checksum of each text that came with the website and tells about the academy. */
export const shippedTexts: ReadonlySet<string> = new Set(
  `
00f9ze 026ufg 02zvrz 047xtz 04peq2 0b9rew 0brkhe 0bvhlm 0czu2m 0dq0se 0f122s 0fzj4w 0k8i38 0l4jyc 0nv3r1 0phvhr 0quhvg 0sswr4 0u9x5a 0vcvi6 0ykcys
11rtxh 14zgah 1801u8 18n6h2 18tkyo 1a77pa 1acf98 1ktjrl 1n4rky 1nb9wm 1nrty8 1oz17k 1rtvht 1sa86w 1shlip 1skrgp 1wzyqd 1y2fpx
20x889 2dybld 2hedns 2hsnn3 2jcxl5 2qhdh7 2sxl0h 2zcwzb 2zl41w
352ufx 39opoq 3cjmvt 3efhqk 3emkve 3hlgh7 3hltm7 3kwe7z 3rwu6d 3t6pbi 3wy2oq 3x61qf 3y3yul
43b194 45r5sk 4hm6ld 4kwaly 4me9r2 4mpgqc 4ol5cw 4q717z 4qcu75 4qotbz 4t8q3u 4u866p 4w378j 4ye9h3
50suop 53fe0y 55aviy 5bzolq 5i6udf 5ip0rr 5o6odj 5pp5w5 5sj7y3 5uczn8 5ut04c 5w5ile 5y3td6 5ychhj 5yvo84
60nwug 63eapp 63fnkp 65r4zt 69f4cf 6anijf 6aroft 6bgztq 6eagp8 6frcni 6hivvj 6jzz1g 6k1fms 6mga3e 6pj46k 6ttunz 6vb5x1 6yrpds 6zgqv0
71zou8 725p5o 731z6z 79nglq 79oyva 7a7m3b 7aetvm 7d0yr9 7f52z2 7feqi8 7fgjjj 7fob6q 7fs8r7 7h4z4t 7ipi3i 7kl2x4 7m64cd 7mhk3s 7oncus 7p35cg 7pmj7g 7psx9h 7rlrn0 7ubjka 7v1yxi 7zxky2
80nuxd 81k6ny 833l7f 844iuo 84uux9 85zj4r 86md8m 870fvc 8ax725 8cvfes 8g60ch 8georm 8icj76 8lqhm4 8na2i6 8nfk1t 8o2djs 8tegra 8u1glb 8vkqfl
91r9qk 9e87yd 9f2pi9 9f8as7 9fwye8 9g6wi9 9j5t6o 9oeqij 9p3lcc 9pl5qv 9qw20m 9qywri 9ty7lz 9urst9 9vrcmp 9yuxes
a29nud a2fs55 a47jr1 a4hblq a4nvmo a5tlnd a6q9jh a7jru5 ahao6r and279 aq72pi ar0yuo arnujy au6gvs ax5wdu ayo84d azt9kw
b3jx89 b6twyu b7c4ey b9lsmy bbpaov bf2rcv bibqh1 bjsj11 bkchef bm3aou boxs23 bqwb2x brujrw bsk4fn
c1ji5y c6a5hi c6kl0b c6ncj0 c9ntyu calomm cbsbs9 cf2l59 ckt9fp cm94r0 cmzzbm cp734o cvadgo cw6o90
d03i5q d3gh2m d3irgi d3m4pr d3w1a6 d403h8 d4uhbe d4xmc8 d6tsv2 d795yl d7midk dasf1y deqhbw dfq2n4 dgad6z dl31zu dmkizp dpz10h dtu90y duzdx3 dxfd3o dzxbb4
e1apzx e5x215 e983fu e9fkq3 ed4h7o efwnq4 egg3jm egmjcl eke31i erds4e esj03a evanc7 ewyemz ezvv42
f2065v f38rpz f46oyo f5u5ca f6ct73 f6ps39 f8f7o6 fehdop fgl2ni fjz7np fk18p2 fk8l0f fl5fr0 fnyhg7 fsp911 fsprsp fwbkw1 fzaufz
g0a4tw g18a3o g3xgqs g5gif5 gcep8q gdq6ps ggjuyh gli7nn glym5s gn2cre gnlxc9 go2p66 gp5bh7 gryp19 gtsdds gtstqq gwzo7w gz2q0h
h640a1 h6ayyc h910t6 hhhklf hq8vq6 hqo2x4 hsvuxw huld9f hy5vhu
i3kn1b i7of0r i83cbs i9y0iz ia8nf3 ib4qh8 icv5bt idk35d if5vbr iij30n imx7wd iwucpr iyr8t4
j1tbib j6hmom j7yegf j922oh jb2stg jdlwyb je38rx jf0o9w jhbnvd jnbg8h jnmqy0 jo4m4x jo7nue jrm9th js5jsm julb0h jv3yck jvqvtu jxkmyn
k0izps kffkmf kj17s6 kjqi8z kkc33w klefsv komcd4 kq3xu8 kwp2rl kwy719 kzs401 kzxep6
l0tjbl l1cme9 l65ulb l9ht76 lajrld ldmzwg lem5rf lepjxn lf2pjm lg44al ll0iyb lmgji7 lt565o luh90j lvxh0u lwynm2 ly54yr lzki49 lzvuti
m0e5p7 m0mzsu m1ktwa m1lv7k m2au5w m3e00c m3k7eq m4dy8q m5spa5 m7bfx4 m7qq9g mfxwav mgvljv mixsmv mnmz3x mqmtbk ms2cko mtvtsl mva6vk mvupet
n1qu5d n725at n8w673 n9s7eg nba03w nbaiia ncg0ox nhb4qw nhfhz1 npmst9 nsx64s
o3k7af o5kufk o68h4p o7hll2 obm4lt oeq7v4 oernbc oest1k ojr6ez ol2tcq ol5znm oms8mr omxvd6 ot1lbz ovewv2 oxvx6p
p5l7ka pcbz1i pd1ab8 pexkar pexst7 pgclne pid50k pjhw3d plcsby powssl prf7pr pyhx1x pzlxs6 pzs9o1
q05sgf q22bai q2tpxv qazwsx qfvpj7 qhy9p4 qkniw4 ql5mfa qnvnfv qomleh qtezga qzb38m
r105l4 r5fnnb r6yzmg rgzfox rkl1y9 rnqadp ry9exj
s1s11o s2te2g s39ncd s3kf6b s3yu6t s5lq6r sdxobq sipak8 snpc6o snqnvi sq6j71 st50bg stvfm2 swfk5f swo7rw sz0pkg szqo1i
t1349l t36ue5 t8226n tc5w46 tegxtp tiqbcu tk6v3e tlc6oi tlyiy2 toab1k tpsv6u tqxg04 try261 tvsxk7 txcg8r
u05hd3 u36n96 u4i674 u69j5a u6pm1g ue5o65 uey6jw uf7bq0 ufutb1 unh4o1 urpypk utl9fw ux5vhc
v0reea v30r7r v5i8uu v7teoq vb83ih vlcwgs vqj73h vrdgfz vtwra8 vwwtj0
w4n4p0 w9ibys we6xpj wf3u6r wgkpg6 wlacoq wmhuzh wmnqyq woxzhc wqqv4n wrp9uj wuffxm wwb9cq wyt73k wzlbms
x02azg x1z1vn x299d6 x6b3f7 x6hj9k xa3nna xcdtbo xgxr66 xiflod xixmp9 xj2kpx xlrsu8 xowc17 xsj66m xsx26e xuu0bh xw18r0 xyiri8 xyr7be
y1xeua y1yvfz y42syu y8jk6j yc45dn yebj84 yfm9sg ygml72 ygr93y yrlwr4 ysvm9o yvlruc yxju6z
z26clj z9k1uf zbwfgp zl46ef zq58m5 zzrqmd
`
    .trim()
    .split(/\s/),
);
