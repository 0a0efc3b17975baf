import Foundation

/// The words of `Word`, a column a language. They follow the app's localisations, as iOS's own do: an app that is localised to English alone
/// says “Done” on a German device.
enum WordTable {
    /// A language that the app's localisations don't decide: for tests.
    package static var forced: String? {
        get { given.value }
        set { given.value = newValue }
    }
    private static let given = AnyThread<String?>(nil)

    static var languages: [String] { columns.keys.sorted() }

    static func text(of word: Word) -> String {
        let texts = forced.map { column(for: $0) } ?? current
        return texts[word.rawValue]
    }

    /// The language that the words are in, as its localisation is called.
    static var language: String { forced ?? appLanguage }

    /// An app's languages don't change while it runs.
    private static let current = column(for: appLanguage)

    // `developmentLocalization` ends the process where the Info.plist says none.
    private static let appLanguage = Bundle.main.preferredLocalizations.first ?? "en"

    static func column(for language: String) -> [String] {
        let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
        guard let first = parts.first else { return english }
        // Chinese is written in two ways, by script or by region.
        if first == "zh" {
            let isTraditional =
                parts.contains("Hant") || parts.contains("TW") || parts.contains("HK") || parts.contains("MO")
            return columns[isTraditional && !parts.contains("Hans") ? "zh-Hant" : "zh-Hans"] ?? english
        }
        return columns[first] ?? english
    }

    private static var english: [String] { columns["en"] ?? [] }

    private static let columns: [String: [String]] = [
        "en": words(
            "Done Cancel Edit Save Back More Add Search Select Undo Redo Close OK", "Cut Copy Paste Delete Select_All",
            "Today Time hour hours min", "Previous_Month Next_Month", "Increment Decrement In_progress Progress_halted",
            "page_%1$@_of_%2$@ %1$@_of_%2$@ Undo_%1$@ Redo_%1$@",
            "Photos Choose",
            "Colors Grid Spectrum Sliders Opacity Red Green Blue Color_Well",
            "No_Results No_Results_for_“%1$@”",
            "Check_the_spelling_or_try_a_new_search. Loading…",
            "Open Move Fonts Folder_is_Empty On_My_%1$@",
            "Print Printer Copies Paper_Size Orientation Portrait Landscape",
            "Share… Rename Name Untitled Documents",
            "Duplicate Create_Document Customize_Toolbar"),
        "de": words(
            "Fertig Abbrechen Bearbeiten Sichern Zurück Mehr Hinzufügen Suchen Auswählen Widerrufen Wiederholen Schließen OK",
            "Ausschneiden Kopieren Einsetzen Löschen Alles_auswählen", "Heute Uhrzeit Std. Std. Min.",
            "Vorheriger_Monat Nächster_Monat", "Erhöhen Verringern In_Bearbeitung Angehalten",
            "Seite_%1$@_von_%2$@ %1$@_von_%2$@ %1$@_widerrufen %1$@_wiederholen",
            "Fotos Auswählen",
            "Farben Raster Spektrum Regler Deckkraft Rot Grün Blau Farbfeld",
            "Keine_Ergebnisse Keine_Ergebnisse_für_„%1$@“",
            "Prüfe_die_Schreibweise_oder_starte_eine_neue_Suche. Laden_…",
            "Öffnen Bewegen Schriften Der_Ordner_ist_leer Auf_meinem_%1$@",
            "Drucken Drucker Kopien Papierformat Ausrichtung Hochformat Querformat",
            "Teilen_… Umbenennen Name Ohne_Titel Dokumente",
            "Duplizieren Dokument_erstellen Symbolleiste_anpassen"),
        "fr": words(
            "OK Annuler Modifier Enregistrer Retour Plus Ajouter Rechercher Sélectionner Annuler Rétablir Fermer OK",
            "Couper Copier Coller Supprimer Tout_sélectionner", "Aujourd’hui Heure heure heures min",
            "Mois_précédent Mois_suivant", "Incrémenter Décrémenter En_cours Progression_interrompue",
            "page_%1$@_sur_%2$@ %1$@_sur_%2$@ Annuler_%1$@ Rétablir_%1$@",
            "Photos Choisir",
            "Couleurs Grille Spectre Curseurs Opacité Rouge Vert Bleu Cadre_de_couleur",
            "Aucun_résultat Aucun_résultat_pour_«_%1$@_»",
            "Vérifiez_l’orthographe_ou_lancez_une_nouvelle_recherche. Chargement…",
            "Ouvrir Déplacer Polices Le_dossier_est_vide Sur_mon_%1$@",
            "Imprimer Imprimante Copies Format_du_papier Orientation Portrait Paysage",
            "Partager… Renommer Nom Sans_titre Documents",
            "Dupliquer Créer_un_document Personnaliser_la_barre_d’outils"),
        "es": words(
            "OK Cancelar Editar Guardar Atrás Más Añadir Buscar Seleccionar Deshacer Rehacer Cerrar OK",
            "Cortar Copiar Pegar Eliminar Seleccionar_todo", "Hoy Hora hora horas min", "Mes_anterior Mes_siguiente",
            "Aumentar Disminuir En_curso Progreso_detenido",
            "página_%1$@_de_%2$@ %1$@_de_%2$@ Deshacer_%1$@ Rehacer_%1$@",
            "Fotos Seleccionar",
            "Colores Cuadrícula Espectro Reguladores Opacidad Rojo Verde Azul Paleta_de_color",
            "Sin_resultados Sin_resultados_para_“%1$@”",
            "Comprueba_la_ortografía_o_prueba_con_otra_búsqueda. Cargando…",
            "Abrir Mover Tipos_de_letra La_carpeta_está_vacía En_mi_%1$@",
            "Imprimir Impresora Copias Tamaño_del_papel Orientación Vertical Horizontal",
            "Compartir… Renombrar Nombre Sin_título Documentos",
            "Duplicar Crear_documento Personalizar_barra_de_herramientas"),
        "it": words(
            "Fine Annulla Modifica Salva Indietro Altro Aggiungi Cerca Seleziona Annulla Ripristina Chiudi OK",
            "Taglia Copia Incolla Elimina Seleziona_tutto", "Oggi Ora ora ore min", "Mese_precedente Mese_successivo",
            "Aumenta Diminuisci In_corso Avanzamento_interrotto",
            "pagina_%1$@_di_%2$@ %1$@_di_%2$@ Annulla_%1$@ Ripristina_%1$@",
            "Foto Scegli",
            "Colori Griglia Spettro Cursori Opacità Rosso Verde Blu Riquadro_colore",
            "Nessun_risultato Nessun_risultato_per_“%1$@”",
            "Controlla_l’ortografia_o_prova_con_una_nuova_ricerca. Caricamento…",
            "Apri Sposta Font La_cartella_è_vuota Su_%1$@",
            "Stampa Stampante Copie Dimensioni_pagina Orientamento Verticale Orizzontale",
            "Condividi… Rinomina Nome Senza_titolo Documenti",
            "Duplica Crea_documento Personalizza_barra_strumenti"),
        "pt": words(
            "OK Cancelar Editar Salvar Voltar Mais Adicionar Buscar Selecionar Desfazer Refazer Fechar OK",
            "Cortar Copiar Colar Apagar Selecionar_Tudo", "Hoje Hora hora horas min", "Mês_Anterior Próximo_Mês",
            "Aumentar Diminuir Em_andamento Progresso_interrompido",
            "página_%1$@_de_%2$@ %1$@_de_%2$@ Desfazer_%1$@ Refazer_%1$@",
            "Fotos Escolher",
            "Cores Grade Espectro Controles Opacidade Vermelho Verde Azul Paleta_de_cor",
            "Nenhum_Resultado Nenhum_resultado_para_“%1$@”",
            "Verifique_a_ortografia_ou_tente_uma_nova_busca. Carregando…",
            "Abrir Mover Fontes A_pasta_está_vazia No_Meu_%1$@",
            "Imprimir Impressora Cópias Tamanho_do_Papel Orientação Retrato Paisagem",
            "Compartilhar… Renomear Nome Sem_Título Documentos",
            "Duplicar Criar_Documento Personalizar_Barra_de_Ferramentas"),
        "nl": words(
            "Gereed Annuleer Wijzig Bewaar Terug Meer Voeg_toe Zoek Selecteer Herstel Opnieuw Sluit OK",
            "Knip Kopieer Plak Verwijder Selecteer_alles", "Vandaag Tijd uur uur min", "Vorige_maand Volgende_maand",
            "Verhoog Verlaag Bezig Voortgang_gestopt",
            "pagina_%1$@_van_%2$@ %1$@_van_%2$@ Herstel_%1$@ %1$@_opnieuw",
            "Foto’s Kies",
            "Kleuren Raster Spectrum Schuifknoppen Dekking Rood Groen Blauw Kleurenvak",
            "Geen_resultaten Geen_resultaten_voor_‘%1$@’",
            "Controleer_de_spelling_of_probeer_een_nieuwe_zoekopdracht. Laden…",
            "Open Verplaats Lettertypen Map_is_leeg Op_mijn_%1$@",
            "Druk_af Printer Kopieën Papierformaat Richting Staand Liggend",
            "Deel… Wijzig_naam Naam Naamloos Documenten",
            "Dupliceer Maak_document Pas_knoppenbalk_aan"),
        "sv": words(
            "Klar Avbryt Redigera Spara Tillbaka Mer Lägg_till Sök Markera Ångra Gör_om Stäng OK",
            "Klipp_ut Kopiera Klistra_in Radera Markera_allt", "Idag Tid timme timmar min",
            "Föregående_månad Nästa_månad", "Öka Minska Pågår Avstannat",
            "sida_%1$@_av_%2$@ %1$@_av_%2$@ Ångra_%1$@ Gör_om_%1$@",
            "Bilder Välj",
            "Färger Rutnät Spektrum Reglage Opacitet Röd Grön Blå Färgkälla",
            "Inga_resultat Inga_resultat_för_”%1$@”",
            "Kontrollera_stavningen_eller_gör_en_ny_sökning. Laddar…",
            "Öppna Flytta Typsnitt Mappen_är_tom På_min_%1$@",
            "Skriv_ut Skrivare Kopior Pappersstorlek Riktning Stående Liggande",
            "Dela… Byt_namn Namn Namnlös Dokument",
            "Duplicera Skapa_dokument Anpassa_verktygsfält"),
        "pl": words(
            "Gotowe Anuluj Edytuj Zachowaj Wróć Więcej Dodaj Szukaj Zaznacz Cofnij Ponów Zamknij OK",
            "Wytnij Kopiuj Wklej Usuń Zaznacz_wszystko", "Dzisiaj Czas godz. godz. min",
            "Poprzedni_miesiąc Następny_miesiąc", "Zwiększ Zmniejsz W_toku Wstrzymano",
            "strona_%1$@_z_%2$@ %1$@_z_%2$@ Cofnij_%1$@ Ponów_%1$@",
            "Zdjęcia Wybierz",
            "Kolory Siatka Spektrum Suwaki Krycie Czerwony Zielony Niebieski Pole_koloru",
            "Brak_wyników Brak_wyników_dla_„%1$@”",
            "Sprawdź_pisownię_lub_spróbuj_wyszukać_ponownie. Ładowanie…",
            "Otwórz Przenieś Czcionki Folder_jest_pusty Na_moim_%1$@",
            "Drukuj Drukarka Kopie Rozmiar_papieru Orientacja Pionowa Pozioma",
            "Udostępnij… Zmień_nazwę Nazwa Bez_tytułu Dokumenty",
            "Duplikuj Utwórz_dokument Dostosuj_pasek_narzędzi"),
        "ru": words(
            "Готово Отменить Править Сохранить Назад Еще Добавить Поиск Выбрать Отменить Повторить Закрыть ОК",
            "Вырезать Скопировать Вставить Удалить Выбрать_все", "Сегодня Время ч ч мин",
            "Предыдущий_месяц Следующий_месяц", "Увеличить Уменьшить Выполняется Остановлено",
            "страница_%1$@_из_%2$@ %1$@_из_%2$@ Отменить_%1$@ Повторить_%1$@",
            "Фото Выбрать",
            "Цвета Сетка Спектр Бегунки Непрозрачность Красный Зеленый Синий Цветовая_ячейка",
            "Нет_результатов Нет_результатов_для_«%1$@»",
            "Проверьте_правописание_или_попробуйте_новый_поиск. Загрузка…",
            "Открыть Переместить Шрифты Папка_пуста На_%1$@",
            "Напечатать Принтер Копии Размер_бумаги Ориентация Книжная Альбомная",
            "Поделиться… Переименовать Имя Без_названия Документы",
            "Дублировать Создать_документ Настроить_панель_инструментов"),
        "tr": words(
            "Bitti Vazgeç Düzenle Kaydet Geri Daha_Fazla Ekle Ara Seç Geri_Al Yinele Kapat Tamam",
            "Kes Kopyala Yapıştır Sil Tümünü_Seç", "Bugün Saat saat saat dk", "Önceki_Ay Sonraki_Ay",
            "Artır Azalt Sürüyor Durduruldu", "sayfa_%1$@/%2$@ %1$@/%2$@ Geri_Al:_%1$@ Yinele:_%1$@",
            "Fotoğraflar Seç",
            "Renkler Izgara Spektrum Sürgüler Opaklık Kırmızı Yeşil Mavi Renk_Kutusu",
            "Sonuç_Yok “%1$@”_için_Sonuç_Yok",
            "Yazımı_denetleyin_veya_yeni_bir_arama_deneyin. Yükleniyor…",
            "Aç Taşı Fontlar Klasör_Boş %1$@_Aygıtımda",
            "Yazdır Yazıcı Kopya Kâğıt_Büyüklüğü Yön Düşey Yatay",
            "Paylaş… Yeniden_Adlandır Ad Adsız Belgeler",
            "Çoğalt Belge_Yarat Araç_Çubuğunu_Özelleştir"),
        "ja": words(
            "完了 キャンセル 編集 保存 戻る その他 追加 検索 選択 取り消す やり直す 閉じる OK", "カット コピー ペースト 削除 すべてを選択",
            "今日 時刻 時間 時間 分", "前の月 次の月", "増やす 減らす 進行中 停止中",
            "%2$@ページ中%1$@ページ目 %2$@の%1$@ %1$@を取り消す %1$@をやり直す",
            "写真 選択",
            "カラー グリッド スペクトル スライダ 不透明度 赤 緑 青 カラーウェル",
            "検索結果なし “%1$@”の検索結果なし",
            "スペルを確認するか、新しい検索を試してください。 読み込み中…",
            "開く 移動 フォント フォルダは空です この%1$@内",
            "プリント プリンタ 部数 用紙サイズ 方向 縦 横",
            "共有… 名称変更 名前 名称未設定 書類",
            "複製 書類を作成 ツールバーをカスタマイズ"),
        "ko": words(
            "완료 취소 편집 저장 뒤로 더_보기 추가 검색 선택 실행_취소 실행_복귀 닫기 확인", "오려두기 복사하기 붙여넣기 삭제 전체_선택",
            "오늘 시간 시간 시간 분", "이전_달 다음_달", "증가 감소 진행_중 진행_중단됨",
            "%2$@페이지_중_%1$@페이지 %2$@개_중_%1$@ %1$@_실행_취소 %1$@_실행_복귀",
            "사진 선택",
            "색상 격자 스펙트럼 슬라이더 불투명도 빨간색 초록색 파란색 색상_선택기",
            "결과_없음 ‘%1$@’에_대한_결과_없음",
            "철자를_확인하거나_새로_검색해_보십시오. 로드_중…",
            "열기 이동 서체 폴더가_비어_있음 나의_%1$@",
            "프린트 프린터 매수 용지_크기 방향 세로 가로",
            "공유… 이름_변경 이름 무제 문서",
            "복제 문서_생성 도구_막대_사용자화"),
        "zh-Hans": words(
            "完成 取消 编辑 存储 返回 更多 添加 搜索 选择 撤销 重做 关闭 好", "剪切 拷贝 粘贴 删除 全选", "今天 时间 小时 小时 分钟",
            "上个月 下个月", "增加 减少 进行中 已暂停", "第%1$@页（共%2$@页） 第%1$@个（共%2$@个） 撤销%1$@ 重做%1$@",
            "照片 选取",
            "颜色 网格 光谱 滑块 不透明度 红色 绿色 蓝色 颜色池",
            "无结果 没有“%1$@”的结果",
            "请检查拼写或尝试新的搜索。 正在载入…",
            "打开 移动 字体 文件夹为空 我的%1$@",
            "打印 打印机 份数 纸张大小 方向 纵向 横向",
            "共享… 重新命名 名称 未命名 文稿",
            "复制 创建文稿 自定义工具栏"),
        "zh-Hant": words(
            "完成 取消 編輯 儲存 返回 更多 加入 搜尋 選取 還原 重做 關閉 好", "剪下 拷貝 貼上 刪除 全選", "今天 時間 小時 小時 分鐘",
            "上個月 下個月", "增加 減少 進行中 已暫停", "第%1$@頁（共%2$@頁） 第%1$@個（共%2$@個） 還原%1$@ 重做%1$@",
            "照片 選擇",
            "顏色 格線 光譜 滑桿 不透明度 紅色 綠色 藍色 顏色框",
            "沒有結果 沒有「%1$@」的結果",
            "請檢查拼字或嘗試新的搜尋。 正在載入…",
            "打開 移動 字體 檔案夾為空 我的%1$@",
            "列印 印表機 份數 紙張大小 方向 直向 橫向",
            "分享⋯ 重新命名 名稱 未命名 文件",
            "複製 製作文件 自訂工具列"),
        "ar": words(
            "تم إلغاء تحرير حفظ رجوع المزيد إضافة بحث تحديد تراجع إعادة إغلاق موافق", "قص نسخ لصق حذف تحديد_الكل",
            "اليوم الوقت ساعة ساعات دقيقة", "الشهر_السابق الشهر_التالي", "زيادة إنقاص قيد_التقدم توقف_التقدم",
            "صفحة_%1$@_من_%2$@ %1$@_من_%2$@ تراجع_عن_%1$@ إعادة_%1$@",
            "الصور اختيار",
            "الألوان شبكة طيف شرائط_تمرير التعتيم أحمر أخضر أزرق مربع_الألوان",
            "لا_توجد_نتائج لا_توجد_نتائج_لـ_“%1$@”",
            "تحقق_من_الإملاء_أو_جرّب_بحثًا_جديدًا. جارٍ_التحميل…",
            "فتح نقل الخطوط المجلد_فارغ على_الـ_%1$@",
            "طباعة الطابعة النسخ حجم_الورق الاتجاه عمودي أفقي",
            "مشاركة… إعادة_التسمية الاسم بدون_عنوان المستندات",
            "تكرار إنشاء_مستند تخصيص_شريط_الأدوات"),
        "he": words(
            "סיום ביטול עריכה שמירה חזרה עוד הוספה חיפוש בחירה ביטול_פעולה ביצוע_מחדש סגירה אישור",
            "גזירה העתקה הדבקה מחיקה בחירת_הכול", "היום שעה שעה שעות דק׳", "החודש_הקודם החודש_הבא",
            "הגדלה הקטנה בתהליך ההתקדמות_נעצרה",
            "עמוד_%1$@_מתוך_%2$@ %1$@_מתוך_%2$@ ביטול_%1$@ ביצוע_מחדש_של_%1$@",
            "תמונות בחירה",
            "צבעים רשת ספקטרום מחוונים אטימות אדום ירוק כחול תיבת_צבע",
            "אין_תוצאות אין_תוצאות_עבור_״%1$@״",
            "בדוק_את_האיות_או_נסה_חיפוש_חדש. טוען…",
            "פתיחה העברה גופנים התיקיה_ריקה ב-%1$@_שלי",
            "הדפסה מדפסת עותקים גודל_נייר כיוון לאורך לרוחב",
            "שיתוף… שינוי_שם שם ללא_כותרת מסמכים",
            "שכפול יצירת_מסמך התאמת_סרגל_הכלים"),
        "hi": words(
            "पूर्ण रद्द_करें संपादित_करें सहेजें वापस अधिक जोड़ें खोजें चुनें पूर्ववत्_करें फिर_से_करें बंद_करें ठीक",
            "कट_करें कॉपी_करें पेस्ट_करें मिटाएँ सभी_चुनें", "आज समय घंटा घंटे मिनट", "पिछला_महीना अगला_महीना",
            "बढ़ाएँ घटाएँ जारी_है रुका_हुआ",
            "पृष्ठ_%2$@_में_से_%1$@ %2$@_में_से_%1$@ %1$@_पूर्ववत्_करें %1$@_फिर_से_करें",
            "तस्वीरें चुनें",
            "रंग ग्रिड स्पेक्ट्रम स्लाइडर अपारदर्शिता लाल हरा नीला रंग_वेल",
            "कोई_परिणाम_नहीं “%1$@”_के_लिए_कोई_परिणाम_नहीं",
            "वर्तनी_जाँचें_या_नई_खोज_आज़माएँ। लोड_हो_रहा_है…",
            "खोलें मूव_करें फ़ॉन्ट फ़ोल्डर_ख़ाली_है मेरे_%1$@_पर",
            "प्रिंट_करें प्रिंटर प्रतियाँ काग़ज़_का_आकार ओरिएंटेशन पोर्ट्रेट लैंडस्केप",
            "शेयर_करें… नाम_बदलें नाम शीर्षकहीन दस्तावेज़",
            "डुप्लिकेट_करें दस्तावेज़_बनाएँ टूलबार_कस्टमाइज़_करें"),
    ]

    /// In the order of `Word`'s cases; `_` stands for a space.
    private static func words(_ lines: String...) -> [String] {
        let found = lines.flatMap { $0.split(separator: " ") }.map { $0.replacingOccurrences(of: "_", with: " ") }
        precondition(found.count == Word.allCases.count, "\(found.first ?? ""): \(found.count) words")
        return found
    }
}
